import { changeAnswers, isObject, type JsonObject, type ChangeAnswer, type Variation } from './variation.ts';

const isProduct = (object: JsonObject): boolean => 'access_model' in object && 'product_id' in object;
const isContract = (object: JsonObject): boolean => isProduct(object) && 'status' in object;

/** Changes the prices of all products. */
const changePrices = (change: (product: JsonObject) => JsonObject): ChangeAnswer =>
  changeAnswers(/^/, (object) => {
    if (isProduct(object) && !isContract(object)) return change(object);
    const { price_from } = object;
    return isObject(price_from) ? { ...object, price_from: change(price_from) } : object;
  });

const getContractId = (body: unknown): unknown => {
  const content = isObject(body) ? body['content'] : undefined;
  const contract = isObject(content) ? content['contract'] : undefined;
  return isObject(contract) ? contract['id'] : undefined;
};

/** Variations that change prices and payments. */
export const moneyVariations: Readonly<Record<string, Variation>> = {
  'payment-status-by-contract': {
    effect: 'finds payments only by the id of their contract, not by Idempotency-Key',
    answer: async (call, respond) => {
      const answer = await respond(call);
      const id = /^\/api\/commerce\/payment_status\/(.+)$/.exec(call.path)?.[1];
      if (id === undefined || getContractId(answer.body) === id) return answer;
      return { status: 404, body: { error: 'not_found', message: `contract ${id} does not exist` } };
    },
  },
  'contracts-stay-pending': {
    effect: 'lists contracts whose payment has not ended',
    answer: changeAnswers(/^\/api\/commerce\/customer_contracts$/, (object) =>
      isContract(object) ? { ...object, status: 'pending' } : object,
    ),
  },
  'active-means-on-sale': {
    effect: 'sends is_active for every product on sale, even for an expired ticket',
    answer: changeAnswers(/\/(get_commerce_options$|get_subscriptions|get_ppv_tickets$)/, (object) =>
      isProduct(object) ? { ...object, is_active: true } : object,
    ),
  },
  'no-price': {
    effect: 'sells products without a price',
    answer: changePrices((product) => ({ ...product, price: undefined })),
  },
  'no-currency': {
    effect: 'sends prices without a currency',
    answer: changePrices((product) => ({ ...product, currency: undefined })),
  },
  'unpayable-price': {
    effect: 'sends prices with more decimals than the currency has',
    answer: changePrices((product) => ({ ...product, price: '0.001' })),
  },
  'zero-price': {
    effect: 'sells products for 0.00',
    answer: changePrices((product) => ({ ...product, price: '0.00' })),
  },
  'gone-tickets': {
    effect: 'lists tickets of matches that do not exist',
    answer: changeAnswers(/\/get_ppv_tickets$/, (object) =>
      isProduct(object) ? { ...object, event_id: 'a-match-that-is-gone' } : object,
    ),
  },
};
