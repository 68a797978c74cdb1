import { isAnswerLost } from '@touchline/contract';

/**
 * Sends a request, and looks up whether it was carried out if the response is lost.
 * @param lookUpAnswer returns the current state in the shape of the response
 * @throws the request's error, if it was not carried out or the look-up fails
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
