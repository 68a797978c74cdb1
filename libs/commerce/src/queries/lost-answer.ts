import { toPortalError } from '@touchline/contract';

/** Whether a call has no usable answer: it may have happened. */
export function isLost(error: unknown): boolean {
  const { status } = toPortalError(error);
  return status === undefined || status >= 500;
}

/**
 * Runs a call whose answer may be lost; after a lost answer it checks whether the call has happened.
 * @param lookUp reads the current state in the answer's own shape
 * @throws the call's error, if it has not happened or the check fails
 */
export async function callOrLookUp<Answer>(
  act: () => Promise<Answer>,
  lookUp: () => Promise<Answer>,
  hasHappened: (found: Answer) => boolean,
): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    if (!isLost(error)) throw error;
    const found = await lookUp().then(
      (answer) => ({ answer }),
      () => undefined,
    );
    if (!found || !hasHappened(found.answer)) throw error;
    return found.answer;
  }
}
