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
  takeSecretFromAddress("one");
  expect(seatToken("one")).toBe(SECRET);
  expect(location.href).not.toContain(SECRET);
});

it("keeps a seat that one has when the friend's link is opened", () => {
  keepSeat("one", SECRET);
  history.replaceState(null, "", "/game/one#the-secret-of-a-friend");
  takeSecretFromAddress("one");
  expect(seatToken("one")).toBe(SECRET);
});

it("leaves an ordinary fragment alone", () => {
  history.replaceState(null, "", "/game/one#main");
  takeSecretFromAddress("one");
  expect(seatToken("one")).toBeNull();
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
