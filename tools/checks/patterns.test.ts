import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Attack, attacksOn, textOf } from './attacks-on.ts';
import { patternsIn } from './patterns-in.ts';
import { root } from './product-sources.ts';

/** Milliseconds of this thread's own processor time: how busy the machine is counts for nothing. */
const longest = 20;
/** The short ones come first: a pattern that backtracks without end is known before it holds the test up. */
const lengths = [16, 26, 512, 16_384];

function timeOf(expression: RegExp, text: string): number {
  const begun = process.threadCpuUsage();
  expression.exec(text);
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000;
}

/** @returns the length at which a pattern takes too long, at the best of three tries; undefined where it never does */
const slowAt = (expression: RegExp, attack: Attack): number | undefined =>
  lengths.find((length) => {
    const text = textOf(attack, length);
    return [1, 2, 3].every(() => timeOf(expression, text) >= longest);
  });

const faultOf = (expression: RegExp): string | undefined => {
  for (const attack of attacksOn(expression)) {
    const length = slowAt(expression, attack);
    if (length !== undefined) return `takes more than ${longest} ms for ${length} of ${JSON.stringify(attack)}`;
  }
  return undefined;
};

const files = globSync('{libs,apps}/*/{src,build}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(?:test|stories)\.|\/testing\/|\/portal-e2e\/|\/dist\//.test(file),
);
const patterns = files.flatMap((file) => patternsIn({ file, text: readFileSync(join(root, file), 'utf8') }));

// As texts: the linter would refuse them.
test.each([
  String.raw`\/[^/]*\.[^/]*$`,
  String.raw`\/+$`,
  String.raw`href\s*=\s*["']?\s*[^"'#\s]`,
  String.raw`\beyJ[\w-]+\.[\w-]+`,
  String.raw`<img\b[^>]*?\bsrc\s*=\s*"`,
  String.raw`^(?:a+)+$`,
])('%s, which backtracks, is found', { timeout: 120_000 }, (source) => {
  expect(faultOf(new RegExp(source))).toMatch(/^takes more than/);
});

test(
  'no pattern of the product takes longer than 20 ms for 16 KB of what it could stumble over',
  { timeout: 300_000 },
  () => {
    const once = new Map(patterns.map((pattern) => [String(pattern.expression), pattern]));
    expect(once.size).toBeGreaterThan(300);
    const faults = [...once.values()].flatMap(({ place, expression }) => {
      const fault = faultOf(expression);
      return fault === undefined ? [] : [`${place}: ${expression} ${fault}`];
    });
    expect(faults).toEqual([]);
  },
);
