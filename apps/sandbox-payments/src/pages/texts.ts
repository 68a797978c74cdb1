import { readFileSync } from 'node:fs';
import { fallbackLocale, locales, type Locale } from '@touchline/i18n/locales';
import * as z from 'zod/mini';

/** The error texts of the fields. */
const problemsSchema = z.object({
  number: z.object({ missing: z.string(), wrong: z.string(), real: z.string() }),
  expiry: z.object({ missing: z.string(), wrong: z.string(), expired: z.string() }),
  code: z.object({ missing: z.string(), wrong: z.string() }),
});

const textsSchema = z.object({
  title: z.string(),
  number: z.string(),
  expiry: z.string(),
  expiryForm: z.string(),
  code: z.string(),
  codeHelp: z.string(),
  testMode: z.string(),
  testNumbers: z.string(),
  problems: problemsSchema,
  wallet: z.object({ pay: z.string(), cancel: z.string() }),
  bank: z.record(z.enum(['title', 'text', 'confirm', 'refuse', 'leave', 'over', 'back']), z.string()),
});
export type Texts = z.output<typeof textsSchema>;

const readTexts = (locale: Locale): Texts =>
  z.parse(textsSchema, JSON.parse(readFileSync(new URL(`../../locales/${locale}.json`, import.meta.url), 'utf8')));

const textsByLocale = new Map(locales.map((locale) => [locale, readTexts(locale)]));

/** The provider's texts in a language. */
export const getTexts = (locale: Locale): Texts => textsByLocale.get(locale) ?? readTexts(fallbackLocale);

/** Replaces each `{{name}}` by its value. */
export const insertValues = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
