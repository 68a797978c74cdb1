import { createHash } from 'node:crypto';
import { catalogue } from '../../apps/portal/features.ts';

/** The features of a customer, and the name of the browser build that all customers with the same ones share. */
export interface FeatureSet {
  ids: string[];
  name: string;
}

/** @param features `features` of a customer.json as it was parsed, those that are always on among them */
export function featureSet(features: Readonly<Record<string, unknown>>): FeatureSet {
  const ids = Object.keys(catalogue).filter((id) => features[id] !== undefined);
  return { ids, name: createHash('sha256').update(ids.join()).digest('hex').slice(0, 8) };
}
