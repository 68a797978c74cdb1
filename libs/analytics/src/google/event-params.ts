/** Longest text of a parameter that GA4 takes, in characters. */
const longest = 100;

const amounts = new Set(['value', 'price']);

function paramOf(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => (typeof item === 'object' ? eventParams(item) : item));
  if (typeof value !== 'string') return value;
  // Ours are decimal texts, so that no amount is rounded; GA4's are numbers.
  if (amounts.has(name)) return Number(value);
  return value.slice(0, longest);
}

/** An event's parameters as GA4 wants them. */
export function eventParams(params: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, paramOf(name, value)]])),
  );
}
