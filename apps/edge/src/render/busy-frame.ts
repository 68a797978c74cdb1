import type { Locale } from '@touchline/i18n/locales';
import { escapeText } from './document.ts';
import type { ServedSite } from '../sites/sites.ts';

/** Styles of the frame, using the product's tokens and the customer's colours. */
export const frameCss = [
  '.busy header{display:flex;align-items:center;gap:12px;block-size:var(--header);padding-inline:var(--gutter);font-weight:700}',
  '.busy img{block-size:34px;inline-size:auto}',
  '[data-theme=light] .busy img:first-child,[data-theme=dark] .busy img:nth-child(2){display:none}',
  '.busy main{min-block-size:calc(100dvb - var(--header));padding:var(--s6) var(--gutter)}',
  '.busy p{margin-block:0 var(--s5)}',
  '.busy i{display:block;max-inline-size:960px;margin-block-end:var(--s5);aspect-ratio:16/9;border-radius:var(--radius-m);background:var(--surface-2)}',
  '.busy i:first-of-type{max-inline-size:18rem;aspect-ratio:auto;block-size:2.5rem}',
  '@media (forced-colors:active){.busy i{border:1px dashed GrayText}}',
].join('');

/**
 * The frame of a page that the edge could not render, until the browser has built it: header, skeleton and the text of
 * a busy edge.
 * @param busyText the text of a busy edge; undefined when rendering is broken
 */
export function createBusyFrame({ sites }: ServedSite, locale: Locale, busyText: string | undefined): string {
  const config = sites[locale];
  if (!config) return '';
  const { logo, name } = config;
  const createImageTag = (address: string) => `<img src="${escapeText(address)}" alt="" width="34" height="34">`;
  return [
    '<div class="busy">',
    `<header>${createImageTag(logo.dark)}${createImageTag(logo.light)}<span>${escapeText(name)}</span></header>`,
    `<main aria-busy="true">${busyText === undefined ? '' : `<p role="status">${escapeText(busyText)}</p>`}<i></i><i></i></main></div>`,
  ].join('');
}
