import { afterEach, expect, it, vi } from "vitest";
import { keepSeat, seatToken } from "../src/net/seats";
import { load, save } from "../src/storage";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

function refuse(method: "getItem" | "setItem"): void {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("no", "QuotaExceededError");
  });
}

it("remembers until the page is closed what a full storage does not take", () => {
  save("level", 3);
  refuse("setItem");
  save("level", 4);
  expect(load("level", 1)).toBe(4);
});

it("keeps a seat where storage is forbidden", () => {
  refuse("setItem");
  refuse("getItem");
  keepSeat("forbidden", "a-secret-of-some-length");
  expect(seatToken("forbidden")).toBe("a-secret-of-some-length");
});

it("returns to the storage as soon as it takes something again", () => {
  refuse("setItem");
  save("level", 4);
  vi.restoreAllMocks();
  save("level", 5);
  localStorage.setItem("skep.level", "6"); // by another tab
  expect(load("level", 1)).toBe(6);
});

it("treats damaged or null values as missing", () => {
  localStorage.setItem("skep.seats", "{");
  expect(load("seats", { a: 1 })).toEqual({ a: 1 });
  localStorage.setItem("skep.seats", "null");
  expect(load("seats", { a: 1 })).toEqual({ a: 1 });
});
