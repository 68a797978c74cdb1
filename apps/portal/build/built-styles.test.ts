import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listBuiltStyles } from './built-styles.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-'));
afterAll(() => rmSync(folder, { recursive: true }));

function installPackage(name: string, exports: object) {
  const packageFolder = join(folder, 'node_modules', name);
  mkdirSync(packageFolder, { recursive: true });
  writeFileSync(join(packageFolder, 'package.json'), JSON.stringify({ name, exports }));
  return name;
}
const packageExports = { './style.css': './dist/style.css', './package.json': './package.json' };
const importerFile = join(folder, 'here.js');

test('the style sheet of a built package is imported', () => {
  const styleSheet = installPackage('@acme/club', {
    './manifest': { default: './dist/manifest.js' },
    ...packageExports,
  });
  expect(listBuiltStyles([styleSheet], importerFile)).toEqual(['@acme/club/style.css']);
});

test('a package of sources adds no style sheet import, because sources import their own styles', () => {
  const sourceExports = { '@touchline/source': './src/manifest.ts', default: './dist/manifest.js' };
  expect(
    listBuiltStyles([installPackage('@acme/league', { './manifest': sourceExports, ...packageExports })], importerFile),
  ).toEqual([]);
});

test('a package without a style sheet adds no import', () => {
  const packageWithoutStyles = installPackage('@acme/bare', {
    './manifest': './manifest.js',
    './package.json': './package.json',
  });
  expect(listBuiltStyles([packageWithoutStyles], importerFile)).toEqual([]);
});
