import type { Step } from './report.ts';

/** The last steps of a visit, the latest last. */
export interface Trail {
  add: (kind: Step['kind'], words: string) => void;
  read: () => Step[];
}

/** @param most limit of the kept steps */
export function createTrail(most: number, now = Date.now): Trail {
  let steps: Step[] = [];
  return {
    add(kind, words) {
      if (most > 0)
        steps = [...steps.slice(1 - most || steps.length), { at: now() / 1000, kind, words: words.slice(0, 200) }];
    },
    read: () => steps,
  };
}
