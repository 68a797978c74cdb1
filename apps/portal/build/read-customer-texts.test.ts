import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCustomerTexts } from './read-customer-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'acme-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a customer’s own wording is read for the enabled languages only, and a byte order mark is ignored', () => {
  mkdirSync(join(folder, 'locales'));
  writeFileSync(join(folder, 'locales/en.json'), '\uFEFF{"shell":{"loading":"One moment"}}');
  writeFileSync(join(folder, 'locales/de.json'), '{}');
  expect(readCustomerTexts(folder, ['en', 'ko'])).toEqual({ en: { shell: { loading: 'One moment' } } });
});
