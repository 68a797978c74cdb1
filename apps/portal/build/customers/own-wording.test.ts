import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findMovedWording, findWordingFaults, readProductTexts } from './own-wording.ts';

const folder = mkdtempSync(join(tmpdir(), 'acme-'));
const file = `${basename(folder)}/locales/en.json`;
afterAll(() => rmSync(folder, { recursive: true }));

test('a customer’s text under an old key gets a notice with the new key, and is checked against that key', () => {
  mkdirSync(join(folder, 'locales'));
  const texts = { 'smart-banner': { text: 'Our app' }, installed: { offer: { title: 'Install' } } };
  writeFileSync(join(folder, 'locales/en.json'), JSON.stringify(texts));
  expect(findMovedWording(folder)).toEqual([
    `${file}: installed: these texts belong to install now`,
    `${file}: smart-banner: these texts belong to install.banner now`,
  ]);
  expect(findWordingFaults(folder, readProductTexts())).toEqual([
    {
      file,
      path: 'install.offer.title',
      found: '"Install"',
      expected: "a text with {{name}}, like the product's text",
    },
  ]);
});
