import { type Customer, expectedName, type Fault, show } from '@touchline/customer-config';

type Links = Pick<Customer, 'id' | 'navigation' | 'categories' | 'legal'>;

/**
 * Finds links whose label is a key without a text, because viewers would read the key.
 * @param keys the existing texts under `navigation`
 */
export function findUnknownLabels(customer: Links, keys: readonly string[]): Fault[] {
  return (['navigation', 'categories', 'legal'] as const).flatMap((list) =>
    customer[list].flatMap(({ label }, index) => {
      if (typeof label !== 'string' || keys.includes(label)) return [];
      const location = { file: `${customer.id}/customer.json`, path: `${list}[${index}].label` };
      return [
        {
          ...location,
          found: show(label),
          expected: `one text per language, or ${expectedName(label, keys, 'text key')}`,
        },
      ];
    }),
  );
}
