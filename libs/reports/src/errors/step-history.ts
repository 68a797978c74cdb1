import type { Step } from './report.ts';

/** The last steps of a visit, the latest last. */
export interface StepHistory {
  add: (kind: Step['kind'], text: string) => void;
  read: () => Step[];
}

/** @param maxSteps limit of the stored steps */
export function createStepHistory(maxSteps: number, now = Date.now): StepHistory {
  let steps: Step[] = [];
  return {
    add(kind, text) {
      if (maxSteps > 0)
        steps = [...steps.slice(1 - maxSteps || steps.length), { at: now() / 1000, kind, words: text.slice(0, 200) }];
    },
    read: () => steps,
  };
}
