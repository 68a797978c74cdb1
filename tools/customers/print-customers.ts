/**
 * Prints as JSON which customers there are, for a program that cannot ask this one's modules because it runs without their sources'
 * condition (Storybook).
 */
import { describeFault } from '@touchline/customer';
import { customerIds, halfDropped } from './customer-ids.ts';
import { readCustomers } from './read-customers.ts';

const ids = customerIds();
const { customers, faults } = await readCustomers(ids);
const leftOut = [
  ...faults.map(describeFault),
  ...halfDropped().map((name) => `${name}: there is no file customer.json in it`),
];
console.log(JSON.stringify({ customers, leftOut }));
