/** Checks every customer's folder, and that the published JSON Schema is up to date. */
import { endCheck } from '../checks/report.ts';
import { describeFault } from '@touchline/customer-config';
import { isFresh } from './json-schema.ts';
import { listCustomerIds, getIncompleteFolders } from '../../apps/portal/build/customers/customer-ids.ts';
import { getNotices, readCustomers } from '../../apps/portal/build/customers/read-customers.ts';

const ids = listCustomerIds();
const { customers, faults } = await readCustomers(ids);
for (const fault of faults) console.error(describeFault(fault));
for (const id of ids) for (const notice of await getNotices(id)) console.log(notice);
for (const name of getIncompleteFolders()) console.log(`${name}: skipped, because it has no customer.json`);

const isSchemaFresh = await isFresh();
if (!isSchemaFresh) console.error('customers/customer.schema.json is out of date: run npm run customer-schema');

const failed = ids.length - customers.length + (isSchemaFresh ? 0 : 1);
endCheck(ids.length + 1 - failed, failed);
