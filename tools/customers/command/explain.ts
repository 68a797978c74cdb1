import { type FeatureCatalogue, findNearestNames, readJsonFile, show } from '@touchline/customer-config';
import { join } from 'node:path';
import { listCustomerIds } from '../../../apps/portal/build/customers/customer-ids.ts';
import { readFeatureCatalogue } from '../../../apps/portal/build/customers/read-manifests.ts';
import { describeType } from './describe-type.ts';
import { getCommandLine } from './known-customer.ts';
import { type Key, readKeys } from './read-keys.ts';
import { type ExitCode, exitCodes, paint, print, Refusal, type Surroundings } from './surroundings.ts';

/** The first value at a path; a list answers with the value of its first entry that has one. */
function findValue(value: unknown, names: readonly string[]): unknown {
  if (names.length === 0) return value;
  if (Array.isArray(value)) return value.map((entry) => findValue(entry, names)).find((found) => found !== undefined);
  const [name = '', ...rest] = names;
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? findValue(Reflect.get(value, name), rest)
    : undefined;
}

/** An example of the schema, or else the value of an existing customer. */
function findExample({ path, node }: Key, customersFolder: string): string | undefined {
  if (node.examples && node.examples.length > 0) return show(node.examples[0]);
  for (const id of listCustomerIds(customersFolder)) {
    const value = findValue(readJsonFile(join(customersFolder, id), 'customer.json').value, path.split('.'));
    if (value !== undefined) return `${show(value)} (customer ${id})`;
  }
  return undefined;
}

const joinNames = (names: readonly string[]): string => names.join(', ');

/** The features that own, read or need a key, and the keys that a feature needs. */
function listRelations(path: string, catalogue: FeatureCatalogue): [label: string, text: string][] {
  const features = Object.entries(catalogue);
  const listFeatures = (isRelated: (feature: FeatureCatalogue[string]) => boolean): string =>
    joinNames(features.filter(([, feature]) => isRelated(feature)).map(([id]) => `features.${id}`));
  const id = /^features\.([^.]+)/.exec(path)?.[1];
  const feature = id === undefined ? undefined : catalogue[id];
  const isFeature = path === `features.${id}`;
  const topKey = path.split('.')[0] ?? path;
  const needs = [
    ...(feature && !isFeature && !feature.isAlwaysOn ? [`features.${id}`] : []),
    ...(isFeature ? (feature?.requires ?? []).map((requiredId) => `features.${requiredId}`) : []),
    ...(isFeature && feature?.requiresOneOf?.length ? [feature.requiresOneOf.join(' or ')] : []),
    ...(isFeature ? (feature?.requiredLinks ?? []).map((name) => `a link to ${name} in legal`) : []),
  ];
  const owners = listFeatures(
    ({ customerKeys, isAlwaysOn }) => !isAlwaysOn && Object.hasOwn(customerKeys ?? {}, topKey),
  );
  const relations: [string, string][] = [
    ['needs', joinNames([...needs, ...(owners ? [owners] : [])])],
    ['needed by', listFeatures(({ requires = [] }) => isFeature && id !== undefined && requires.includes(id))],
    ['enables', listFeatures(({ enabledBy }) => enabledBy === path)],
    [
      'used by',
      listFeatures(
        ({ customerValues = {}, requiresOneOf = [] }) =>
          Object.values(customerValues).includes(path) || requiresOneOf.includes(path),
      ),
    ],
  ];
  return relations.filter(([, text]) => text !== '');
}

const getLastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** The paths that a misspelt or shortened path may mean, nearest first. */
function findNearestPaths(path: string, paths: readonly string[]): string[] {
  const lastName = getLastName(path);
  const shortenedFrom = paths.filter((known) => known.endsWith(`.${path}`));
  if (shortenedFrom.length > 0) return shortenedFrom.slice(0, 5);
  const nearestLastNames = new Set(findNearestNames(lastName, [...new Set(paths.map(getLastName))]));
  const candidates = [
    ...findNearestNames(path, paths),
    ...paths.filter((known) => getLastName(known) === lastName),
    ...paths.filter((known) => nearestLastNames.has(getLastName(known))),
  ];
  return [...new Set(candidates)].slice(0, 5);
}

const describeDefault = ({ node, isRequired }: Key): string =>
  node.default !== undefined ? show(node.default) : isRequired ? 'none: the key is required' : 'none';

/** Prints names with descriptions in two columns. */
function printKeys(surroundings: Surroundings, keys: readonly Key[]): void {
  const width = Math.max(0, ...keys.map(({ path }) => path.length));
  print(
    surroundings,
    ...keys.map(({ path, node }) =>
      `  ${paint(surroundings, 'bold', path.padEnd(width))}  ${node.description ?? ''}`.trimEnd(),
    ),
  );
}

/**
 * Prints the meaning of a key of customer.json: type, default, an example, relations to features and nested keys.
 * @param wantedPath without it, the command lists the top keys
 */
export async function explain(surroundings: Surroundings, wantedPath: string | undefined): Promise<ExitCode> {
  const keys = await readKeys();
  if (wantedPath === undefined) {
    printKeys(
      surroundings,
      keys.filter(({ path }) => !path.includes('.')),
    );
    print(surroundings, '', `One key: ${getCommandLine('explain', 'theme.radius')}`);
    return exitCodes.done;
  }
  const path = wantedPath.replaceAll(/\[\d*\]/g, '').replaceAll(/\.\d+(?=\.|$)/g, '');
  const key = keys.find((known) => known.path === path);
  if (!key) {
    const nearest = findNearestPaths(
      path,
      keys.map((known) => known.path),
    );
    const wayOut = nearest.length > 0 ? `did you mean ${nearest.join(', ')}?` : `see all: ${getCommandLine('explain')}`;
    throw new Refusal(`customer.json has no key "${wantedPath}": ${wayOut}`);
  }
  const example = findExample(key, surroundings.customersFolder);
  const rows: [label: string, text: string][] = [
    ['type', describeType(key.node)],
    ['default', describeDefault(key)],
    ...(example === undefined ? [] : [['example', example] satisfies [string, string]]),
    ...listRelations(path, await readFeatureCatalogue()),
  ];
  print(surroundings, paint(surroundings, 'bold', path), `  ${key.node.description ?? ''}`, '');
  print(surroundings, ...rows.map(([label, text]) => `  ${label.padEnd(10)}${text}`));
  const nestedKeys = keys.filter((known) => known.path.startsWith(`${path}.`));
  if (nestedKeys.length > 0) print(surroundings, '');
  printKeys(surroundings, nestedKeys);
  return exitCodes.done;
}
