import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CustomerError, type Fault, getPosition } from '@touchline/customer-config';
import { listCustomerIds } from '../../../apps/portal/build/customers/customer-ids.ts';
import { requireCustomer } from '../../../apps/portal/build/customers/known-customer.ts';
import { getNotices, readCustomers } from '../../../apps/portal/build/customers/read-customers.ts';
import { readLiveNotices } from '../live-notices.ts';
import { fix } from './fix.ts';
import { getCommandLine } from './known-customer.ts';
import { type Key, readKeys } from './read-keys.ts';
import { type ExitCode, exitCodes, paint, print, type Surroundings } from './surroundings.ts';

/** A fault's file with line and column, as editors open it. */
function getPlace(customersFolder: string, { file, path }: Fault): string {
  const location = join(customersFolder, file);
  if (path === '' || !existsSync(location)) return file;
  // readJsonFile ignores a byte order mark, too.
  const position = getPosition(readFileSync(location, 'utf8').replace(/^\uFEFF/, ''), path);
  return position ? `${file}:${position.line}:${position.column}` : file;
}

/** The command that explains a fault's key, if it is a key of customer.json. */
function getMend({ file, path }: Fault, keys: readonly Key[]): string | undefined {
  const key = path.replaceAll(/\[\d+\]/g, '');
  return file.endsWith('/customer.json') && keys.some((known) => known.path === key)
    ? getCommandLine('explain', key)
    : undefined;
}

function printFault(surroundings: Surroundings, fault: Fault, keys: readonly Key[], label = ''): void {
  const path = /^line \d+, column \d+$/.test(fault.path) ? '' : fault.path;
  const mend = getMend(fault, keys);
  print(
    surroundings,
    `${label}${paint(surroundings, 'bold', getPlace(surroundings.customersFolder, fault))}  ${path}`.trimEnd(),
    `  found     ${paint(surroundings, 'red', fault.found)}`,
    `  expected  ${fault.expected}`,
    ...(mend === undefined ? [] : [`  more      ${mend}`]),
  );
}

/** Options of the verb. */
export interface CheckOptions {
  /** Does what is safe before the check. */
  fix?: true;
  /** Asks the servers that the customers name. */
  live?: true;
}

async function fixCustomers(surroundings: Surroundings, ids: readonly string[]): Promise<void> {
  const { customersFolder } = surroundings;
  for (const id of ids) {
    const { faults } = await readCustomers([id], customersFolder);
    try {
      const changes = await fix(join(customersFolder, id), faults);
      print(surroundings, ...changes.map((change) => `${paint(surroundings, 'green', 'fixed')}  ${id}: ${change}`));
    } catch (error) {
      // The pictures need a valid theme and logo. The check prints these faults.
      if (!(error instanceof CustomerError)) throw error;
    }
  }
}

const countWords = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/**
 * Prints all faults of customers, then all warnings, then their counts.
 * @param isLive whether the servers that the customers name must answer
 * @returns how many customers have faults
 */
export async function printProblems(
  surroundings: Surroundings,
  ids: readonly string[],
  isLive = false,
): Promise<number> {
  const { customersFolder } = surroundings;
  const { customers, faults } = await readCustomers(ids, customersFolder);
  const readers = isLive ? [getNotices, readLiveNotices] : [getNotices];
  const notices = (await Promise.all(ids.flatMap((id) => readers.map((read) => read(id, customersFolder))))).flat();
  const keys = faults.length + notices.length > 0 ? await readKeys() : [];
  for (const fault of faults) printFault(surroundings, fault, keys);
  for (const notice of notices) printFault(surroundings, notice, keys, `${paint(surroundings, 'yellow', 'warning')}  `);
  const counts = [countWords(faults.length, 'fault'), countWords(notices.length, 'warning')];
  const summary = `${countWords(ids.length, 'customer')}: ${counts.join(', ')}`;
  print(surroundings, paint(surroundings, faults.length > 0 ? 'red' : 'green', summary));
  return ids.length - customers.length;
}

/**
 * Checks customers.
 * @param wantedIds all customers if empty
 */
export async function check(
  surroundings: Surroundings,
  wantedIds: readonly string[],
  options: CheckOptions,
): Promise<ExitCode> {
  const { customersFolder } = surroundings;
  for (const id of wantedIds) requireCustomer(id, customersFolder);
  const ids = wantedIds.length > 0 ? wantedIds : listCustomerIds(customersFolder);
  if (options.fix) await fixCustomers(surroundings, ids);
  const faultyCount = await printProblems(surroundings, ids, options.live);
  if (faultyCount > 0 && !options.fix)
    print(surroundings, `To fix what is safe: ${getCommandLine('check', ...wantedIds, '--fix')}`);
  return faultyCount > 0 ? exitCodes.faulty : exitCodes.done;
}
