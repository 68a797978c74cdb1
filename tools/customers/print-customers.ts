/**
 * Prints the customers as JSON for Storybook. Storybook runs without the condition `@touchline/source`, so it cannot
 * import these modules.
 */
import { describeFault } from '@touchline/customer-config';
import { listCustomerIds, getIncompleteFolders } from '../../apps/portal/build/customers/customer-ids.ts';
import { readCustomers } from '../../apps/portal/build/customers/read-customers.ts';

const ids = listCustomerIds();
const { customers, faults } = await readCustomers(ids);
const omittedCustomers = [
  ...faults.map(describeFault),
  ...getIncompleteFolders().map((name) => `${name}: has no customer.json`),
];
console.log(JSON.stringify({ customers, leftOut: omittedCustomers }));
