/** Which lessons teach which part of the rules. */

import type { LessonView } from "../net/types";
import { CHAPTERS } from "./course";

const PRACTICE: Readonly<Record<string, readonly string[]>> = {
  goal: ["goal"],
  placing: ["placing"],
  queen: ["queen-four-turns"],
  moving: ["one-hive", "freedom-to-move", "stacks-and-gates"],
  insects: CHAPTERS.insects,
  "more-insects": CHAPTERS.guests,
  ending: ["passing", "ending"],
};

/** The lessons on a section of the rules, as far as the course has them. */
export function lessonsOf(section: string, lessons: LessonView[]): LessonView[] {
  return (PRACTICE[section] ?? []).flatMap(
    (id) => lessons.find((lesson) => lesson.id === id) ?? [],
  );
}
