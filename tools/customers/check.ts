/** Checks every customer's folder, and that the published JSON Schema is up to date. */
import { endCheck } from '../checks/report.ts';
import { isFresh } from './json-schema.ts';
import {
  customersFolder,
  listCustomerIds,
  getIncompleteFolders,
} from '../../apps/portal/build/customers/customer-ids.ts';
import { printProblems } from './command/check.ts';

const ids = listCustomerIds();
const surroundings = {
  customersFolder,
  workingFolder: process.cwd(),
  output: process.stdout,
  errors: process.stderr,
  ask: undefined,
};
const faultyCount = await printProblems(surroundings, ids);
for (const name of getIncompleteFolders()) console.log(`${name}: skipped, because it has no customer.json`);

const isSchemaFresh = await isFresh();
if (!isSchemaFresh) console.error('customers/customer.schema.json is out of date: run npm run customer-schema');

const failed = faultyCount + (isSchemaFresh ? 0 : 1);
endCheck(ids.length + 1 - failed, failed);
