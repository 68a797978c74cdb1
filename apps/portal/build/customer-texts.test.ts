import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createAssetStore } from './asset-store.ts';
import { publishCustomerTexts } from './customer-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'acme-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a customer’s articles are published in the backend’s format, and a missing language has the default language’s text', () => {
  mkdirSync(join(folder, 'pages/info'), { recursive: true });
  writeFileSync(join(folder, 'pages/about.en.html'), '\uFEFF<h1>About</h1>');
  writeFileSync(join(folder, 'pages/about.de.html'), '<h1>Über uns</h1>');
  writeFileSync(join(folder, 'pages/info/rules.en.html'), '<h1>Rules</h1>');
  const getTextAddresses = publishCustomerTexts(folder, 'en', createAssetStore(folder));
  const findPublishedTexts = (locale: 'de' | 'ko', type: string): unknown =>
    JSON.parse(readFileSync(join(folder, getTextAddresses(locale).ownTexts?.[type] ?? ''), 'utf8'));
  expect(findPublishedTexts('de', 'about')).toEqual({ html: '<h1>Über uns</h1>', locale: 'de' });
  expect(findPublishedTexts('ko', 'about')).toEqual({ html: '<h1>About</h1>', locale: 'en' });
  expect(findPublishedTexts('de', 'rules')).toEqual({ html: '<h1>Rules</h1>', locale: 'en' });
});

test('a customer without articles has no list of articles', () => {
  expect(publishCustomerTexts(join(folder, 'brand'), 'en', createAssetStore(folder))('en')).toEqual({});
});
