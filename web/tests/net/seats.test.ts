import { beforeEach, expect, it } from "vitest";
import {
  carrySecrets,
  forgetSeat,
  inviteToken,
  keepInvite,
  keepSeat,
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

it("carries seat and invitation over to a rematch", () => {
  keepSeat("one", SECRET);
  keepInvite("one", "other-secret-of-a-friend");
  carrySecrets("one", "two");
  expect([seatToken("two"), inviteToken("two")]).toEqual([SECRET, "other-secret-of-a-friend"]);
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
