import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readProductSources, root } from './product-sources.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Reads the event names that the interface declares, one per line. */
function readDeclaredEvents(): string[] {
  const [, body = ''] = read('libs/telemetry/src/analytics-events.ts').split('export interface AnalyticsEvents {');
  return [...body.slice(0, body.indexOf('\n}')).matchAll(/^ {2}(\w+): /gm)].map(([, name = '']) => name);
}

const declaredEvents = readDeclaredEvents();

/** Each event with a library that sends it. The types check the declared parameters. */
const sentEvents = readProductSources()
  .filter(({ file, text }) => /\btelemetry\.event\(/.test(text) && !file.startsWith('libs/telemetry/'))
  .flatMap(({ file, text }) => {
    const library = file.split('/').slice(0, 2).join('/');
    return declaredEvents.filter((name) => text.includes(`'${name}'`)).map((name) => ({ name, library }));
  });

test('a library sends each declared event', () => {
  expect(declaredEvents).not.toEqual([]);
  const sentNames = new Set(sentEvents.map(({ name }) => name));
  expect(declaredEvents.filter((name) => !sentNames.has(name))).toEqual([]);
});

test.each(sentEvents)('a test of $library expects its event $name', ({ name, library }) => {
  const tests = globSync(`${library}/src/**/*.test.{ts,tsx}`, { cwd: root }).map(read);
  expect(tests.filter((text) => new RegExp(`['"]${name}['"]`).test(text))).not.toEqual([]);
});
