import compat, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import browserslist from 'browserslist';

/** Browsers of the browserslist, with their names in the compatibility data. */
const browserNames = {
  safari: 'safari',
  ios_saf: 'safari_ios',
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
} as const;

type Floor = ReadonlyMap<(typeof browserNames)[keyof typeof browserNames], number>;

/** Returns the oldest version of each browser in the workspace's browserslist. */
export function getMinimumVersions(workspace: string): Floor {
  const floor = new Map<(typeof browserNames)[keyof typeof browserNames], number>();
  for (const entry of browserslist(null, { path: workspace })) {
    const [name = '', version = ''] = entry.split(' ');
    const browser = Object.entries(browserNames).find(([browserslistName]) => browserslistName === name)?.[1];
    if (browser) floor.set(browser, Math.min(floor.get(browser) ?? Infinity, Number.parseFloat(version)));
  }
  return floor;
}

/** @returns whether a supported browser lacks the feature; a feature behind a flag or a prefix counts as lacking */
function isNewer({ support }: CompatStatement, floor: Floor): boolean {
  return [...floor].some(([browser, oldestVersion]) => {
    const statements = [support[browser] ?? []].flat();
    return (
      statements.length > 0 &&
      !statements.some(({ version_added: from, version_removed: to, flags, prefix, alternative_name: other }) => {
        if (typeof from !== 'string' || flags || prefix || other) return false;
        const version = Number.parseFloat(from.replace('≤', ''));
        return version <= oldestVersion && !(typeof to === 'string' && Number.parseFloat(to) <= oldestVersion);
      })
    );
  });
}

/** Functions that a supported browser may lack. */
export interface NewerFunctions {
  /** Globals and members of `Intl`: `EditContext`, `Intl.Segmenter`. */
  globals: ReadonlySet<string>;
  /** Static functions, such as `URL.parse`. */
  statics: ReadonlySet<string>;
  /** Methods that no object of an oldest browser has, with their owners: `toSorted`. */
  methods: ReadonlyMap<string, readonly string[]>;
}

const listMembers = (identifier: Identifier): [string, Identifier][] =>
  Object.entries(identifier).filter(([name]) => name !== '__compat') as [string, Identifier][];

/** Whether the data describes a method or property of the constructor itself. */
const isStatic = (owner: string, name: string, { __compat: facts }: Identifier): boolean =>
  name.endsWith('_static') ||
  [facts?.spec_url ?? []]
    .flat()
    .some((address) => address.toLowerCase().endsWith(`#sec-${owner}.${name}`.toLowerCase()));

/** One function that a supported browser may lack. */
export interface NewerFunction {
  /** The global, such as `Map` or `Intl.Segmenter`. */
  owner: string;
  /** The member; undefined if the whole owner is newer. */
  name: string | undefined;
  /** Whether the function belongs to the constructor itself. */
  isStatic: boolean;
}

const builtins: Identifier = compat.javascript.builtins ?? {};

/** Lists all functions of MDN's compatibility data, newer or not. */
function* listFunctions(floor: Floor): Generator<NewerFunction & { isNewer: boolean }> {
  const intl = listMembers(builtins['Intl'] ?? {}).map(([name, it]) => [`Intl.${name}`, it] as const);
  for (const [owner, facts] of [...listMembers(compat.api), ...listMembers(builtins), ...intl]) {
    if (owner === 'Intl') continue;
    if (facts.__compat && isNewer(facts.__compat, floor))
      yield { owner, name: undefined, isStatic: true, isNewer: true };
    for (const [key, member] of listMembers(facts)) {
      if (!member.__compat || !/^\w+$/.test(key)) continue;
      const name = key.replace(/_static$/, '');
      yield { owner, name, isStatic: isStatic(owner, key, member), isNewer: isNewer(member.__compat, floor) };
    }
  }
}

/** Lists each function that a supported browser may lack. */
export const listNewer = (floor: Floor): NewerFunction[] =>
  [...listFunctions(floor)].filter((knownFunction) => knownFunction.isNewer);

/** Reads the APIs that a script may not call from MDN's compatibility data. */
export function listNewerFunctions(floor: Floor): NewerFunctions {
  const globals = new Set<string>();
  const statics = new Set<string>();
  const methods = new Map<string, string[]>();
  const supportedNames = new Set<string>();
  for (const { owner, name, isStatic: isOfOwner, isNewer: isNewerFunction } of listFunctions(floor)) {
    if (name === undefined) globals.add(owner);
    // A script reaches these members only through their owner, which is already listed.
    else if (globals.has(owner)) continue;
    else if (isOfOwner && isNewerFunction) statics.add(`${owner}.${name}`);
    else if (!isOfOwner && isNewerFunction) methods.set(name, [...(methods.get(name) ?? []), owner]);
    else if (!isOfOwner) supportedNames.add(name);
  }
  for (const name of supportedNames) methods.delete(name);
  return { globals, statics, methods };
}
