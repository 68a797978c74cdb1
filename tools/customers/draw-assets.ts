/**
 * Draws a customer's artwork, icons and preview picture from its logo and colours.
 * Run it after changing a logo or a palette, and commit the files.
 *
 *     node --conditions=@touchline/source tools/customers/draw-assets.ts nordic
 */
import { getCustomerFolder } from '../../apps/portal/build/customers/customer-ids.ts';
import { exitWithFaults, requireCustomer } from '../../apps/portal/build/customers/known-customer.ts';
import { drawPictures } from './draw-pictures.ts';

try {
  const id = requireCustomer(process.argv[2]);
  await drawPictures(getCustomerFolder(id));
  console.log(`customers/${id}/assets: artwork, icons and preview picture drawn`);
} catch (error) {
  exitWithFaults(error);
}
