import { changeAnswers, isObject, type ApiCall, type ChangeAnswer, type Variation } from './variation.ts';

/** The writes whose answers a client does not need. */
const writes =
  /^\/api\/(tag\/(saveV2|update|remove_list)|clip\/(create|update|delete)|user\/(update_profile|(add_to|remove_from)_watchlist|delete_device|register_device|save_position)|follow\/(save|remove_by_reference)|commerce\/(redeem_access_code|cancel_contract|resume_contract|save_credit_card|delete_credit_card))/;

/** The optional calls, which the specification does not contain. */
const optionalCalls =
  /^\/api\/(user\/((forgot|reset|change)_password|delete_account|get_devices|register_device|save_position|get_positions|(new_)?passkey_challenge|get_passkeys|(add|rename|delete)_passkey|send_login_code)|team\/|search\/suggest|portal\/|commerce\/((check|redeem)_access_code|ppv_|get_ppv_tickets|\w+_credit_card|payment_status|get_invoices|resume_contract|cancel_order)|calendar\/|follow\/calendar)/;

/** Answers optional calls in place of the backend. */
const replaceOptional =
  (answer: (call: ApiCall) => { status: number; body: unknown }): ChangeAnswer =>
  async (call, respond) =>
    optionalCalls.test(call.path) ? answer(call) : respond(call);

/** Variations of the answers to writes, to optional calls, and to lists of tags and clips. */
export const writeVariations: Readonly<Record<string, Variation>> = {
  'empty-write-answers': {
    effect: 'handles writes and answers {}',
    answer: async (call, respond) => {
      const answer = await respond(call);
      return writes.test(call.path) && answer.status < 300 ? { ...answer, body: { content: {} } } : answer;
    },
  },
  'cancel-stays-active': {
    effect: 'answers a cancel with an active contract that renews',
    answer: changeAnswers(/\/(cancel_contract|customer_contracts|get_customer_subscriptions_by_id.*)$/, (object) =>
      object['status'] === 'canceled' ? { ...object, status: 'active', auto_renew: true } : object,
    ),
  },
  'no-optional-calls': {
    effect: 'lacks all calls that the specification does not have',
    answer: replaceOptional(({ method }) => ({ status: method === 'GET' ? 404 : 405, body: 'No such page' })),
  },
  'no-code-check': {
    effect: 'lacks the call that checks an access code',
    answer: async (call, respond) =>
      call.path === '/api/commerce/check_access_code' ? { status: 404, body: 'No such page' } : respond(call),
  },
  'failing-optional-calls': {
    effect: 'answers 500 to all calls that the specification does not have',
    answer: replaceOptional(() => ({ status: 500, body: { error: true } })),
  },
  'foreign-entries': {
    effect: 'adds tags and clips of another match to lists of one match',
    answer: async (call, respond) => {
      const answer = await respond(call);
      if (!/^\/api\/(tag|clip)\/list$/.test(call.path) || !isObject(answer.body)) return answer;
      const content = answer.body['content'];
      const entries = isObject(content) ? content['entries'] : undefined;
      if (!isObject(content) || !Array.isArray(entries)) return answer;
      const [first]: unknown[] = entries;
      if (!isObject(first)) return answer;
      const foreignTag = { ...first, id: 'foreign', title: 'Of another match', targetId: 'other', event_id: 'other' };
      return { ...answer, body: { ...answer.body, content: { ...content, entries: [foreignTag, ...entries] } } };
    },
  },
};
