// @vitest-environment node
/**
 * Explanations in the tab are those of the native rulebook: tests/server/test_tab_python.py writes
 * the questions and the right answers into the file that SKEP_ATTEMPTS names.
 */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { ExplainRequest, ExplanationView } from "../../src/net/types";
import { startLocally } from "./local";

const path = process.env.SKEP_ATTEMPTS;

test.skipIf(!path)("explanations are equal to the native ones", async () => {
  const attempts: { asked: ExplainRequest; answer: ExplanationView }[] = JSON.parse(
    readFileSync(path ?? "", "utf-8"),
  );
  const server = startLocally({
    records: [],
    keep: async () => {},
    choose: async () => "null",
    stop: () => {},
  });
  expect(attempts.length).toBeGreaterThan(0);
  for (const { asked, answer } of attempts)
    expect(await server.request("/positions/explain", asked)).toEqual(answer);
});
