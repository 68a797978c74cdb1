import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Attack, createAttacks, getText } from './attacks-on.ts';
import { findPatterns } from './find-patterns.ts';
import { root } from './product-sources.ts';

/** Processor time of this thread, which a busy machine does not change. */
const maxCpuMs = 20;
/** Short texts come first, so that an endless pattern is found before it blocks the test. */
const textLengths = [16, 26, 512, 16_384];

function getTime(expression: RegExp, text: string): number {
  const startUsage = process.threadCpuUsage();
  expression.exec(text);
  const { user, system } = process.threadCpuUsage(startUsage);
  return (user + system) / 1000;
}

/** @returns the length at which a pattern takes too long in the fastest of three runs; undefined for a fast pattern */
const findSlowLength = (expression: RegExp, attack: Attack): number | undefined =>
  textLengths.find((length) => {
    const text = getText(attack, length);
    return [1, 2, 3].every(() => getTime(expression, text) >= maxCpuMs);
  });

const getFault = (expression: RegExp): string | undefined => {
  for (const attack of createAttacks(expression)) {
    const length = findSlowLength(expression, attack);
    if (length !== undefined) return `takes more than ${maxCpuMs} ms for ${length} of ${JSON.stringify(attack)}`;
  }
  return undefined;
};

const files = globSync('{libs,apps}/*/{src,build}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(?:test|stories)\.|\/testing\/|\/portal-e2e\/|\/dist\//.test(file),
);
const patternsByFile = files.map((file) => findPatterns({ file, text: readFileSync(join(root, file), 'utf8') }));
const patterns = patternsByFile.flatMap((file) => file.patterns);

/** Files that build patterns from the product's own texts. No outside input reaches these patterns. */
const filesWithRuntimePatterns = [
  'apps/portal/build/browser.ts', // Names of places in the portal.
  'apps/portal/build/static-document.ts', // Paths of routes, escaped.
  'apps/reference-backend/src/faults/fault-switch.ts', // A tester's switch, which only --faults opens.
  'apps/reference-backend/src/search/search-terms.ts', // One class of letters.
  'libs/catalog/src/api/filters/tab-filters.ts', // Names of tabs.
  'libs/customer-config/src/address.ts', // Schemes before a host.
  'libs/feature-kit/src/page/query-param-spec.ts', // The pattern of each list parameter, which the test reads where the parameter is declared.
  'libs/search/src/manifest.ts', // Kinds of results.
];

// The patterns are texts, because the linter would refuse them as regular expressions.
test.each([
  String.raw`\/[^/]*\.[^/]*$`,
  String.raw`\/+$`,
  String.raw`href\s*=\s*["']?\s*[^"'#\s]`,
  String.raw`\beyJ[\w-]+\.[\w-]+`,
  String.raw`^(?:a+)+$`,
])('the check finds the backtracking pattern %s', { timeout: 120_000 }, (source) => {
  expect(getFault(new RegExp(source))).toMatch(/^takes more than/);
});

test('each pattern of the product reads 16 KB of its worst texts within 20 ms', { timeout: 300_000 }, () => {
  const uniquePatterns = new Map(patterns.map((pattern) => [String(pattern.expression), pattern]));
  expect(uniquePatterns.size).toBeGreaterThan(300);
  const faults = [...uniquePatterns.values()].flatMap(({ location: sourceLocation, expression }) => {
    const fault = getFault(expression);
    return fault === undefined ? [] : [`${sourceLocation}: ${expression} ${fault}`];
  });
  expect(faults).toEqual([]);
});

test('filesWithRuntimePatterns lists each file that builds a pattern at run time', () => {
  expect([...new Set(patternsByFile.flatMap(({ unknown }) => unknown))].toSorted()).toEqual(filesWithRuntimePatterns);
});
