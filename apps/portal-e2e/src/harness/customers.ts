import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from './start-program.ts';

/** The customers that the journeys visit. */
export const customerIds = ['nordic', 'verdant', 'galil', 'plain'] as const;

export type CustomerId = (typeof customerIds)[number];

const isBuilt = (id: CustomerId): boolean => existsSync(join(dist, 'site', id, 'site.json'));
const buildHint = '"nx run-many -t build" builds all customers.';

/** @throws Error when no customer is built */
export function requireAnyBuilt(): void {
  if (!customerIds.some(isBuilt))
    throw new Error(`No customer is built, so that there is nothing to visit. ${buildHint}`);
}

/**
 * Returns the Host of a customer's site.
 * @param edge the edge that serves the site; by default the edge of the run
 * @throws Error when the customer is not built
 */
export function getHost(id: CustomerId, edge = process.env['EDGE'] ?? ''): string {
  if (!isBuilt(id)) throw new Error(`${id} is not built. ${buildHint}`);
  return `${id}.localhost:${new URL(edge).port}`;
}

/** The address of a customer's site, without a trailing slash. */
export const getSiteAddress = (id: CustomerId, edge?: string): string => `http://${getHost(id, edge)}`;
