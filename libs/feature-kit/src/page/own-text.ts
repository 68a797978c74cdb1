import { PortalError } from '@touchline/contract';
import type { SiteConfig } from '../site.ts';

/** Reads a JSON file that the customer's build has published, by its address. */
export type ReadJsonFile = (address: string) => Promise<unknown>;

/** Reads a published file in a browser. */
const fetchJsonFile: ReadJsonFile = async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new PortalError('server_error', { status: response.status });
  return response.json();
};

/** Creates a function that reads the customer's own text of a type; by default over the network. */
export const createOwnTextReader =
  ({ ownTexts }: Pick<SiteConfig, 'ownTexts'>, readFile = fetchJsonFile) =>
  (type: string): Promise<unknown> | null => {
    const address = ownTexts && Object.hasOwn(ownTexts, type) ? ownTexts[type] : undefined;
    return address === undefined ? null : readFile(address);
  };
