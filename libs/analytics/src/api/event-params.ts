/** GA4's limit for a text parameter. */
const maxCharacters = 100;

const amountFields = new Set(['value', 'price']);

function toParam(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => (typeof item === 'object' ? toEventParams(item) : item));
  if (typeof value !== 'string') return value;
  // The portal's amounts are decimal texts, so that they are not rounded; GA4 expects numbers.
  if (amountFields.has(name)) return Number(value);
  return value.slice(0, maxCharacters);
}

/** @returns an event's parameters in GA4's format */
export function toEventParams(params: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, toParam(name, value)]])),
  );
}
