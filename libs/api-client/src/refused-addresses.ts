import type { Answer } from '@touchline/contract';
import { resolveAddress } from './resolve-address.ts';

/** Fields of answers that hold the address of a picture, a stream or an ad. */
const addressFields: ReadonlySet<string> = new Set([
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
export function findRefusedAddresses(baseUrl: string, value: unknown, root: string): Answer<never>['rejected'] {
  const refusedByPath = new Map<string, string>();
  const collectRefused = (parent: unknown, path: string): void => {
    if (typeof parent !== 'object' || parent === null) return;
    for (const [name, fieldValue] of Object.entries(parent)) {
      const fieldPath = path === '' ? name : `${path}.${name}`;
      if (typeof fieldValue !== 'string') collectRefused(fieldValue, fieldPath);
      else if (
        addressFields.has(name) &&
        !refusedByPath.has(name) &&
        fieldValue.trim() !== '' &&
        resolveAddress(baseUrl, fieldValue) === undefined
      )
        refusedByPath.set(name, fieldPath);
    }
  };
  collectRefused(value, root);
  return [...refusedByPath.values()].map((path) => ({ path, message: 'neither https nor on the origin of the API' }));
}
