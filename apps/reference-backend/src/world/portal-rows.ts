import type { PageRow, RedirectRow } from '../database/schema.ts';
import { english } from './page-texts/english.ts';
import { german } from './page-texts/german.ts';
import { hebrew } from './page-texts/hebrew.ts';
import { hostile } from './page-texts/hostile.ts';
import type { PageText } from './page-texts/page-text.ts';

/** The redirects of moved addresses (guard 3). */
export const redirectRows: readonly RedirectRow[] = [
  { path: '/matches', to: '/archive/', external: false, status: 301 },
  { path: '/tv', to: '/channels/nil-one/', external: false, status: 302 },
  { path: '/tickets', to: 'https://tickets.example/', external: true, status: 302 },
];

const texts = { en: english, de: german, he: hebrew };

/** Creates the texts of /faq, /about, /terms, /privacy and /info/accessibility, and one with attacks. */
export function createPageRows(): PageRow[] {
  const createRow = (locale: string, type: string, [title, html]: PageText): PageRow => ({ type, locale, title, html });
  const rows = Object.entries(texts).flatMap(([locale, byType]) =>
    Object.entries(byType).map(([type, text]) => createRow(locale, type, text)),
  );
  return [...rows, createRow('en', 'hostile', hostile)];
}
