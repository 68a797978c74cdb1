import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Locale } from '@touchline/i18n/locales';
import { afterAll, expect, test } from 'vitest';
import { findWordingFaults, findWordingNotices, readProductTexts } from './own-wording.ts';

const folder = mkdtempSync(join(tmpdir(), 'acme-'));
const file = `${basename(folder)}/locales/en.json`;
afterAll(() => rmSync(folder, { recursive: true }));

test('a customer’s text under an old key gets a notice with the new key, and is checked against that key', () => {
  mkdirSync(join(folder, 'locales'));
  const texts = { 'smart-banner': { text: 'Our app' }, installed: { offer: { title: 'Install' } } };
  writeFileSync(join(folder, 'locales/en.json'), JSON.stringify(texts));
  const locales: { default: Locale; enabled: readonly Locale[] } = { default: 'en', enabled: ['en'] };
  const listNotices = (features: readonly string[]) => findWordingNotices(folder, { features, locales });
  expect(listNotices(['installed'])).toEqual([
    { file, path: 'installed', found: 'texts at an old place', expected: 'these texts at install' },
    { file, path: 'smart-banner', found: 'texts at an old place', expected: 'these texts at install.banner' },
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
