/**
 * Takes the pictures that a browser shows when it offers to install a customer's portal: home of a running portal, in a
 * wide and in a narrow window.
 * Run it after a change of styles, and commit the files.
 *
 *     npm start -- nordic
 *     npm run draw-screenshots -- nordic http://nordic.localhost:4000
 */
import { join } from 'node:path';
import { CustomerError, screenshots } from '@touchline/customer-config';
import { chromium } from 'playwright';
import { findBrowser } from '../browser/find-browser.ts';
import { quietFlags } from '../browser/quiet-flags.ts';
import { getCustomerFolder } from '../../apps/portal/build/customers/customer-ids.ts';
import { exitWithFaults, requireCustomer } from '../../apps/portal/build/customers/known-customer.ts';
import { readCustomers } from '../../apps/portal/build/customers/read-customers.ts';

/** Reads the customer and its portal's address from the arguments. Ends the program when either is missing. */
function readCustomerArguments(): { id: string; address: string } {
  try {
    const [, , id, address] = process.argv;
    if (!address || !URL.canParse(address))
      throw new Error('Name the portal’s address, such as http://nordic.localhost:4000');
    return { id: requireCustomer(id), address };
  } catch (error) {
    exitWithFaults(error);
  }
}

const { id, address } = readCustomerArguments();
const { customers, faults } = await readCustomers([id]);
const [customer] = customers;
if (!customer) exitWithFaults(new CustomerError(faults));
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...quietFlags] });
for (const { file, sizes } of screenshots) {
  const [width = 0, height = 0] = sizes.split('x').map(Number);
  // The page must have the customer's own language, not the machine's language.
  const locale = customer.locales.default;
  const page = await browser.newPage({ viewport: { width, height }, locale, serviceWorkers: 'block' });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(getCustomerFolder(id), file), type: 'jpeg', quality: 72 });
  await page.close();
}
await browser.close();
console.log(`customers/${id}/assets: ${screenshots.length} screenshots taken`);
