import { toPortalError } from '@touchline/contract';

/** Whether nobody said what came of a call: it may have happened. */
export function isLost(error: unknown): boolean {
  const { status } = toPortalError(error);
  return status === undefined || status >= 500;
}

/**
 * Does something whose answer may be lost; where it is, looks whether it has happened all the same.
 * @param look how it stands by now, in the answer's own shape
 * @throws what the call threw, where it has not happened or nobody can tell
 */
export async function orLookUp<Answer>(
  act: () => Promise<Answer>,
  look: () => Promise<Answer>,
  hasHappened: (found: Answer) => boolean,
): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    if (!isLost(error)) throw error;
    const found = await look().then(
      (answer) => ({ answer }),
      () => undefined,
    );
    if (!found || !hasHappened(found.answer)) throw error;
    return found.answer;
  }
}
