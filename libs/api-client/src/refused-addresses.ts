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
 * Finds addresses that no page loads, because they are neither https nor on the API's origin (decisions, section 5).
 * Lists each field name once, because a response may have a thousand entries.
 * @param value the parsed response
 * @param root the path of the value in the response
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
