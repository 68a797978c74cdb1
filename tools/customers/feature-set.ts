import { createHash } from 'node:crypto';
import { catalogue } from '../../apps/portal/features.ts';

/** Features that every portal has, whether customer.json names them or not. */
export const alwaysOn: readonly string[] = ['catalog', 'event', 'pages'];

/** The features of a customer, and the name of the browser build that all customers with the same ones share. */
export interface FeatureSet {
  ids: string[];
  name: string;
}

/** @param features `features` of a customer.json, parsed or not */
export function featureSet(features: Readonly<Record<string, unknown>>): FeatureSet {
  const ids = Object.keys(catalogue).filter((id) => alwaysOn.includes(id) || features[id] !== undefined);
  return { ids, name: createHash('sha256').update(ids.join()).digest('hex').slice(0, 8) };
}
