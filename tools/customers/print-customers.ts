/**
 * Prints the customers as JSON, for Storybook: it runs without the condition `@touchline/source`, so it cannot import
 * these modules.
 */
import { describeFault } from '@touchline/customer';
import { customerIds, getIncompleteFolders } from './customer-ids.ts';
import { readCustomers } from './read-customers.ts';

const ids = customerIds();
const { customers, faults } = await readCustomers(ids);
const omittedCustomers = [
  ...faults.map(describeFault),
  ...getIncompleteFolders().map((name) => `${name}: has no customer.json`),
];
console.log(JSON.stringify({ customers, leftOut: omittedCustomers }));
