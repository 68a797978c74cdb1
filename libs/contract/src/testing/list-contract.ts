import * as contract from '../index.ts';
import type { Endpoint } from '../index.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'response' in value;

/** Every endpoint of the contract, by its export's name. */
export const endpoints: readonly (readonly [name: string, endpoint: Endpoint])[] = Object.entries(contract).flatMap(
  ([name, value]) => (isEndpoint(value) ? [[name, value] as const] : []),
);

const isText = (value: unknown): value is string => typeof value === 'string';
const enumValues = Object.values(contract).flatMap((value) => (Array.isArray(value) ? value.filter(isText) : []));
const otherWireTerms = 'order added title created event_date hd pano vertical_banner horizontal_banner _self _blank';

/** All constants of the contract: enumeration values, sort fields, kinds of banners and streams. */
export const wireTerms: readonly string[] = [...new Set([...enumValues, ...otherWireTerms.split(' ')])];
