import { toPortalError } from '@touchline/contract';

/** Whether a request has no usable response: it may have been carried out. */
export function isLost(error: unknown): boolean {
  const { status } = toPortalError(error);
  return status === undefined || status >= 500;
}

/**
 * Runs a request whose response may be lost. After a lost response it checks whether the request was carried out.
 * @param lookUpAnswer reads the current state in the shape of the response
 * @throws the request's error, if it was not carried out or the check fails
 */
export async function callOrLookUp<Answer>(
  send: () => Promise<Answer>,
  lookUpAnswer: () => Promise<Answer>,
  hasHappened: (foundAnswer: Answer) => boolean,
): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!isLost(error)) throw error;
    const lookUpResult = await lookUpAnswer().then(
      (answer) => ({ answer }),
      () => undefined,
    );
    if (!lookUpResult || !hasHappened(lookUpResult.answer)) throw error;
    return lookUpResult.answer;
  }
}
