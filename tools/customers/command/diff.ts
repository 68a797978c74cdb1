import { customerSchema, listTextFiles, readJsonFile, show, wordingFiles } from '@touchline/customer-config';
import { readFeatureCatalogue, readShellSchema } from '../../../apps/portal/build/customers/read-manifests.ts';
import { getCommandLine, requireFolder } from './known-customer.ts';
import { type ExitCode, exitCodes, paint, print, Refusal, type Surroundings } from './surroundings.ts';

/** The values of a customer by path. Lists of texts and numbers are one value. */
function flatten(value: unknown, path: string): [path: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [[path, value]];
  if (Array.isArray(value)) {
    const hasObjects = value.some((entry) => typeof entry === 'object' && entry !== null);
    return hasObjects ? value.flatMap((entry, index) => flatten(entry, `${path}[${index}]`)) : [[path, value]];
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return [[path, value]];
  return entries.flatMap(([key, nested]) => flatten(nested, path === '' ? key : `${path}.${key}`));
}

/**
 * Reads a customer with the defaults of absent keys.
 * @throws Refusal for an unknown customer, and for one whose file has faults
 */
async function readValues(customersFolder: string, id: string): Promise<Map<string, unknown>> {
  const folder = requireFolder(customersFolder, id);
  const schema = customerSchema(await readFeatureCatalogue(), await readShellSchema());
  const { data } = schema.safeParse(readJsonFile(folder, 'customer.json').value);
  if (!data) throw new Refusal(`customers/${id}/customer.json has faults: ${getCommandLine('check', id)}`);
  const files = [...wordingFiles(folder), ...listTextFiles(folder).map(({ file }) => file)];
  return new Map([...flatten(data, ''), ...files.map((file): [string, unknown] => [file, true])]);
}

/** Prints each value, with defaults, and each text file in which two customers differ. */
export async function diff(surroundings: Surroundings, idA: string, idB: string): Promise<ExitCode> {
  const { customersFolder } = surroundings;
  const [valuesA, valuesB] = [await readValues(customersFolder, idA), await readValues(customersFolder, idB)];
  const allPaths = [...new Set([...valuesA.keys(), ...valuesB.keys()])];
  const paths = allPaths.filter(
    (path) =>
      JSON.stringify(valuesA.get(path)) !== JSON.stringify(valuesB.get(path)) &&
      // The values inside an object are compared one by one.
      !allPaths.some((other) => other.startsWith(`${path}.`)),
  );
  const describe = (values: Map<string, unknown>, path: string): string => {
    const value = values.get(path);
    if (path.includes('/')) return value === undefined ? 'no file' : 'a file';
    return show(value);
  };
  for (const path of paths) {
    print(
      surroundings,
      paint(surroundings, 'bold', path),
      `  ${idA}: ${describe(valuesA, path)}`,
      `  ${idB}: ${describe(valuesB, path)}`,
    );
  }
  if (paths.length === 0) print(surroundings, `${idA} and ${idB} have the same values`);
  return exitCodes.done;
}
