import { createBoundedMap } from './bounded-map.ts';

interface Older<Answer> {
  answer: Answer;
  at: number;
}

/** The last good answers of the backend, which stand in while it fails or dawdles. */
export interface OlderAnswers<Answer> {
  remember: (call: string, answer: Answer) => void;
  /** The last good answer to the same call, whatever instants the call names; undefined where it is too old. */
  of: (call: string) => Answer | undefined;
}

/** Lists are bounded by the minute in which they are asked for: the next minute's call is the same one to a viewer. */
const instants = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** @param keep how long an answer may stand in, in milliseconds @param most how much is held in all, as `weigh` weighs it */
export function createOlderAnswers<Answer>(
  keep: number,
  most: number,
  weigh: (answer: Answer) => number,
  now = Date.now,
): OlderAnswers<Answer> {
  const held = createBoundedMap<Older<Answer>>(most, ({ answer }) => weigh(answer));
  const keyOf = (call: string) => call.replaceAll(instants, 'then');
  return {
    remember(call, answer) {
      held.set(keyOf(call), { answer, at: now() });
    },
    of(call) {
      const older = held.get(keyOf(call));
      return older && now() - older.at <= keep ? older.answer : undefined;
    },
  };
}
