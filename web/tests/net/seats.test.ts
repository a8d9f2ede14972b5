import { beforeEach, expect, it } from "vitest";
import {
  carrySeat,
  forgetInvite,
  forgetSeat,
  inviteToken,
  keepInvite,
  keepSeat,
  newSecret,
  seatToken,
  takeSecretFromAddress,
} from "../../src/net/seats";

const SECRET = "abcdefghijklmnopqrstuv";

beforeEach(() => localStorage.clear());

it("takes a secret out of the address bar", () => {
  history.replaceState(null, "", `/game/one#${SECRET}`);
  expect(takeSecretFromAddress()).toBe(SECRET);
  expect(location.href).not.toContain(SECRET);
  expect(seatToken("one")).toBeNull(); // it has not proved to hold a seat
});

it("leaves an ordinary fragment alone", () => {
  history.replaceState(null, "", "/game/one#main");
  expect(takeSecretFromAddress()).toBeNull();
  expect(location.hash).toBe("#main");
});

it("carries the seat over to a rematch", () => {
  keepSeat("one", SECRET);
  carrySeat("one", "two");
  carrySeat("watched", "three");
  expect([seatToken("two"), seatToken("three")]).toEqual([SECRET, null]);
});

it("forgets an invitation", () => {
  keepInvite("one", SECRET);
  expect(inviteToken("one")).toBe(SECRET);
  forgetInvite("one");
  expect(inviteToken("one")).toBeNull();
});

it("makes secrets of 192 bits that differ", () => {
  const secrets = Array.from({ length: 200 }, newSecret);
  expect(new Set(secrets).size).toBe(200);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Za-z0-9_-]{32}$/);
  // Every character of the alphabet occurs, those that differ from plain base64 too.
  expect(new Set(secrets.join("")).size).toBe(64);
});

it("forgets one seat and keeps the others", () => {
  keepSeat("one", SECRET);
  keepSeat("two", SECRET);
  forgetSeat("one");
  expect([seatToken("one"), seatToken("two")]).toEqual([null, SECRET]);
});

it("lives with a damaged storage", () => {
  localStorage.setItem("skep.seats", "{");
  expect(seatToken("one")).toBeNull();
});
