import type { Customer } from '@touchline/customer-config';
import { getIncompleteFolders, listCustomerIds } from '../../../apps/portal/build/customers/customer-ids.ts';
import { readCustomers } from '../../../apps/portal/build/customers/read-customers.ts';
import { getCommandLine } from './known-customer.ts';
import { type ExitCode, exitCodes, paint, print, type Surroundings } from './surroundings.ts';

const describeName = ({ name, locales }: Customer): string =>
  typeof name === 'string' ? name : (name[locales.default] ?? '');

const describeLocales = ({ locales }: Customer): string => {
  const otherCount = locales.enabled.length - 1;
  return otherCount === 0 ? locales.default : `${locales.default} and ${otherCount} more`;
};

const describeTheme = ({ theme }: Customer): string =>
  theme.light ? (theme.default === 'system' ? 'dark, light' : `${theme.default} first`) : 'dark only';

const createCells = (customer: Customer): string[] => [
  customer.id,
  describeName(customer),
  describeLocales(customer),
  describeTheme(customer),
  customer.hosts.at(-1) ?? '',
];

/** Pads the cells of each column to the column's width. */
function formatRows(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Prints one line per customer: id, name, languages, themes and host. */
export async function list(surroundings: Surroundings): Promise<ExitCode> {
  const { customersFolder } = surroundings;
  const ids = listCustomerIds(customersFolder);
  const { customers, faults } = await readCustomers(ids, customersFolder);
  const [heading = '', ...lines] = formatRows([
    ['id', 'name', 'languages', 'themes', 'host'],
    ...customers.map(createCells),
  ]);
  print(surroundings, paint(surroundings, 'bold', heading), ...lines);
  for (const id of ids.filter((id) => !customers.some((customer) => customer.id === id))) {
    const count = faults.filter(({ file }) => file.startsWith(`${id}/`)).length;
    const countText = count === 1 ? '1 fault' : `${count} faults`;
    print(surroundings, `${id}  ${paint(surroundings, 'red', countText)}: ${getCommandLine('check', id)}`);
  }
  for (const id of getIncompleteFolders(customersFolder))
    print(surroundings, `${id}  ${paint(surroundings, 'yellow', 'no customer.json')}`);
  return exitCodes.done;
}
