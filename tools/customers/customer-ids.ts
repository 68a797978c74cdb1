import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of all customers. */
export const customersFolder = join(import.meta.dirname, '../../customers');

/** The folder of a customer, whether it exists or not. */
export const customerFolder = (id: string): string => join(customersFolder, id);

const folders = (within: string): string[] =>
  readdirSync(within, { withFileTypes: true })
    .filter((entry) => !entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted();

const isWhole = (folder: string): boolean => existsSync(join(folder, 'customer.json'));

/** The ids of all customers, in alphabetical order. */
export const customerIds = (within: string = customersFolder): string[] =>
  folders(within).filter((name) => isWhole(join(within, name)));

/** Returns the folders without a customer.json, which are no customers, or not yet. */
export const getIncompleteFolders = (within: string = customersFolder): string[] =>
  folders(within).filter((name) => !isWhole(join(within, name)));
