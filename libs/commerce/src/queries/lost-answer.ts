import { isAnswerLost } from '@touchline/contract';

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
    if (!isAnswerLost(error)) throw error;
    const lookUpResult = await lookUpAnswer().then(
      (answer) => ({ answer }),
      () => undefined,
    );
    if (!lookUpResult || !hasHappened(lookUpResult.answer)) throw error;
    return lookUpResult.answer;
  }
}
