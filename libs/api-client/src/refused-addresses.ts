import type { Answer } from '@touchline/contract';
import { resolveAddress } from './resolve-address.ts';

/** Fields of answers that hold the address of a picture, a stream or an ad. */
const fields: ReadonlySet<string> = new Set([
  'image_url',
  'banner_url',
  'logo_url',
  'logo',
  'poster',
  'hd',
  'pano',
  'clip',
  'tag_url',
]);

/**
 * The addresses in an answer that no page will load: neither https nor on the API's own origin (decisions, section 5).
 * One for each field name, because an answer may have a thousand entries.
 * @param value the answer as read
 * @param root path of the value in the answer
 */
export function refusedAddresses(baseUrl: string, value: unknown, root: string): Answer<never>['rejected'] {
  const refused = new Map<string, string>();
  const look = (holder: unknown, path: string): void => {
    if (typeof holder !== 'object' || holder === null) return;
    for (const [name, held] of Object.entries(holder)) {
      const at = path === '' ? name : `${path}.${name}`;
      if (typeof held !== 'string') look(held, at);
      else if (
        fields.has(name) &&
        !refused.has(name) &&
        held.trim() !== '' &&
        resolveAddress(baseUrl, held) === undefined
      )
        refused.set(name, at);
    }
  };
  look(value, root);
  return [...refused.values()].map((path) => ({ path, message: 'neither https nor on the origin of the API' }));
}
