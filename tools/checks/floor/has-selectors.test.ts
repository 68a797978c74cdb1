import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../product-sources.ts';
import { allowedHas } from './allowed.ts';

test('only the style sheets in allowedHas, which are usable without it, contain :has() [fault-33m]', () => {
  const sheets = globSync('{libs,apps}/**/src/**/*.css', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  });
  const sheetsWithHas = sheets.filter((file) => readFileSync(join(root, file), 'utf8').includes(':has('));
  expect(sheetsWithHas.toSorted()).toEqual(Object.keys(allowedHas).toSorted());
});
