import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  customerSchema,
  getText,
  listTextFiles,
  readCustomerFile,
  readJsonFile,
  show,
  wordingFiles,
} from '@touchline/customer-config';
import { requireCustomer } from '../../../apps/portal/build/customers/known-customer.ts';
import { readFeatureCatalogue, readShellSchema } from '../../../apps/portal/build/customers/read-manifests.ts';
import { getCommandLine } from './known-customer.ts';
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
 * @throws UnknownCustomerError, and Refusal for a customer whose file has faults
 */
async function readValues(customersFolder: string, id: string): Promise<Map<string, unknown>> {
  const folder = join(customersFolder, requireCustomer(id, customersFolder));
  const schema = customerSchema(await readFeatureCatalogue(), await readShellSchema());
  const { data } = schema.safeParse(readJsonFile(folder, 'customer.json').value);
  if (!data) throw new Refusal(`customers/${id}/customer.json has faults: ${getCommandLine('check', id)}`);
  return new Map(flatten(data, ''));
}

/** The limit of the check for JSON files; that for pages is lower. */
const maxFileBytes = 1024 * 1024;

/** The lines of a customer's text files. @throws Refusal for a file that cannot be read */
function readFiles(customersFolder: string, id: string): Map<string, string[]> {
  const folder = join(customersFolder, id);
  const names = ['redirects.json', ...wordingFiles(folder), ...listTextFiles(folder).map(({ file }) => file)];
  const entries = names.flatMap((name): [string, string[]][] => {
    if (!existsSync(join(folder, name))) return [];
    const { content } = readCustomerFile(folder, name, maxFileBytes);
    const text = content && getText(content);
    if (text === undefined) throw new Refusal(`customers/${id}/${name} cannot be read: ${getCommandLine('check', id)}`);
    return [[name, text.split(/\r?\n/)]];
  });
  return new Map(entries);
}

/** Says that only one customer has a file, or shows the first line in which two files differ. */
function describeFile(lines: readonly string[] | undefined, otherLines: readonly string[] | undefined): string {
  if (!lines) return 'no file';
  if (!otherLines) return 'a file';
  const longer = lines.length > otherLines.length ? lines : otherLines;
  const index = longer.findIndex((_, lineIndex) => lines[lineIndex] !== otherLines[lineIndex]);
  return index < lines.length ? `line ${index + 1}: ${show(lines[index])}` : `no line ${index + 1}`;
}

/** The names that differ in two maps. */
const listDifferences = (mapA: ReadonlyMap<string, unknown>, mapB: ReadonlyMap<string, unknown>): string[] =>
  [...new Set([...mapA.keys(), ...mapB.keys()])].filter(
    (name) => JSON.stringify(mapA.get(name)) !== JSON.stringify(mapB.get(name)),
  );

/** Prints each value, with defaults, and each text file in which two customers differ. */
export async function diff(surroundings: Surroundings, idA: string, idB: string): Promise<ExitCode> {
  const { customersFolder } = surroundings;
  const [valuesA, valuesB] = [await readValues(customersFolder, idA), await readValues(customersFolder, idB)];
  const [filesA, filesB] = [readFiles(customersFolder, idA), readFiles(customersFolder, idB)];
  const allPaths = [...valuesA.keys(), ...valuesB.keys()];
  const rows = [
    ...listDifferences(valuesA, valuesB)
      // The values inside an object are compared one by one.
      .filter((path) => !allPaths.some((other) => other.startsWith(`${path}.`)))
      .map((path) => [path, show(valuesA.get(path)), show(valuesB.get(path))] as const),
    ...listDifferences(filesA, filesB).map((file) => {
      const [linesA, linesB] = [filesA.get(file), filesB.get(file)];
      return [file, describeFile(linesA, linesB), describeFile(linesB, linesA)] as const;
    }),
  ];
  for (const [name, textA, textB] of rows)
    print(surroundings, paint(surroundings, 'bold', name), `  ${idA}: ${textA}`, `  ${idB}: ${textB}`);
  if (rows.length === 0) print(surroundings, `${idA} and ${idB} have the same values`);
  return exitCodes.done;
}
