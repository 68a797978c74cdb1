import { isObject, type JsonObject, type ChangeAnswer, type Variation } from './variation.ts';

/** Changes refusals that have an error code. */
const changeRefusals =
  (change: (refusal: JsonObject, status: number) => { status: number; body: unknown }): ChangeAnswer =>
  async (call, respond) => {
    const answer = await respond(call);
    return isObject(answer.body) && answer.body['error'] ? change(answer.body, answer.status) : answer;
  };

/** Changes the status of answers to expired tokens. */
const changeExpired = (expiredStatus: number): ChangeAnswer =>
  changeRefusals((body, status) => ({ body, status: body['error'] === 'token_expired' ? expiredStatus : status }));

/** Variations that change refusals. */
export const refusalVariations: Readonly<Record<string, Variation>> = {
  'upper-case-codes': {
    effect: 'writes error codes in upper case',
    answer: changeRefusals((body, status) => {
      const code = String(body['error']).toUpperCase();
      return { status, body: { ...body, error: code, messageErrorCode: code } };
    }),
  },
  'expired-is-403': { effect: 'answers an expired token with 403', answer: changeExpired(403) },
  'expired-is-200': { effect: 'answers an expired token with 200', answer: changeExpired(200) },
  'bare-401': {
    effect: 'answers 401 without a body',
    answer: changeRefusals((body, status) => ({ status, body: status === 401 ? '' : body })),
  },
  'other-refusals': {
    effect: 'refuses with unknown codes, and messages of several lines with tags',
    answer: changeRefusals((_, status) => ({
      status,
      body: { error: 'E4711', messageErrorCode: 'E4711', message: '<b>Fehler</b>\n  at Shop.java:42' },
    })),
  },
};
