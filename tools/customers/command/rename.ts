import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonFile } from '@touchline/customer-config';
import { applyEdits, modify } from 'jsonc-parser';
import { z } from 'zod';
import { requireCustomer } from '../../../apps/portal/build/customers/known-customer.ts';
import { checkNewId } from './check-new-id.ts';
import { replaceFile } from './format-customer.ts';
import { getCommandLine } from './known-customer.ts';
import { printNamedPlaces } from './named-places.ts';
import { type ExitCode, exitCodes, print, Refusal, type Surroundings } from './surroundings.ts';

const renamedSchema = z.object({ hosts: z.array(z.string()).catch([]), short_name: z.string().optional() });

const setValue = (text: string, path: (string | number)[], value: string): string =>
  applyEdits(text, modify(text, path, value, {}));

/** Renames a customer: its folder, `id`, and host on this machine. */
export function rename(surroundings: Surroundings, id: string, newId: string): ExitCode {
  const { customersFolder } = surroundings;
  const folder = join(customersFolder, requireCustomer(id, customersFolder));
  checkNewId(customersFolder, newId, id);
  const { value, faults } = readJsonFile(folder, 'customer.json');
  const { data } = renamedSchema.safeParse(value);
  if (!data || faults.length > 0)
    throw new Refusal(`customers/${id}/customer.json cannot be read: ${getCommandLine('check', id)}`);
  const file = join(folder, 'customer.json');
  const localHost = data.hosts.indexOf(`${id}.localhost`);
  const renamedText = setValue(readFileSync(file, 'utf8'), ['id'], newId);
  const newFolder = join(customersFolder, newId);
  renameSync(folder, newFolder);
  replaceFile(
    join(newFolder, 'customer.json'),
    localHost === -1 ? renamedText : setValue(renamedText, ['hosts', localHost], `${newId}.localhost`),
  );
  print(
    surroundings,
    `customers/${id} is now customers/${newId}`,
    `short_name is still ${data.short_name ?? 'missing'}: change it together with the backend`,
  );
  printNamedPlaces(surroundings, id);
  return exitCodes.done;
}
