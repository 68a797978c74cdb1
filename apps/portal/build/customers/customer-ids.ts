import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of all customers. */
export const customersFolder = join(import.meta.dirname, '../../../../customers');

/** The folder of a customer, whether it exists or not. */
export const getCustomerFolder = (id: string): string => join(customersFolder, id);

const listFolders = (parentFolder: string): string[] =>
  readdirSync(parentFolder, { withFileTypes: true })
    .filter((entry) => !entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted();

const isWhole = (folder: string): boolean => existsSync(join(folder, 'customer.json'));

/** The ids of all customers, in alphabetical order. */
export const listCustomerIds = (parentFolder: string = customersFolder): string[] =>
  listFolders(parentFolder).filter((name) => isWhole(join(parentFolder, name)));

/** Returns the folders without a customer.json, which do not count as customers. */
export const getIncompleteFolders = (parentFolder: string = customersFolder): string[] =>
  listFolders(parentFolder).filter((name) => !isWhole(join(parentFolder, name)));
