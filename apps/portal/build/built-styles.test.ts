import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { builtStyles } from './built-styles.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-'));
afterAll(() => rmSync(folder, { recursive: true }));

function install(name: string, exports: object) {
  const home = join(folder, 'node_modules', name);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name, exports }));
  return name;
}
const doors = { './style.css': './dist/style.css', './package.json': './package.json' };
const from = join(folder, 'here.js');

test('the style sheet of a built package is imported', () => {
  const styleSheet = install('@acme/club', { './feature': { default: './dist/feature.js' }, ...doors });
  expect(builtStyles([styleSheet], from)).toEqual(['@acme/club/style.css']);
});

test('no import is added for sources, because they import their styles themselves', () => {
  const source = { '@touchline/source': './src/feature.ts', default: './dist/feature.js' };
  expect(builtStyles([install('@acme/league', { './feature': source, ...doors })], from)).toEqual([]);
});

test('a package without a style sheet adds no import', () => {
  const bare = install('@acme/bare', { './feature': './feature.js', './package.json': './package.json' });
  expect(builtStyles([bare], from)).toEqual([]);
});
