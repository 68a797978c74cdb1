import { inlineSource } from '../worker/digest.ts';
import { escapeText, keptPlace, type OfflineDocument } from '../worker/offline-document.ts';
import type { OfflinePageWords } from './offline-words.ts';

/** What the offline page of one language is made of. */
export interface OfflinePageParts {
  /** BCP 47. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** The customer's clock; the language's own without it. */
  hourCycle?: OfflineDocument['hourCycle'];
  /** The site's name. */
  name: string;
  /** Attributes of the html element, each with a space before it. */
  rootAttributes: string;
  /** Chooses the viewer's theme before the first paint. */
  headScript: string;
  /** All of its styles. */
  css: string;
  /** Pictures as `data:` addresses: there is no network to fetch them from. */
  logo: { dark: string; light: string };
  words: OfflinePageWords;
}

/**
 * Looks for the network by itself, and loads the page that was asked for once it is there. More seldom in time: a portal that was away comes back to
 * many at once.
 */
const retry = `(function () {
  let wait = 4000;
  const look = async () => {
    try {
      const answer = await fetch('/builds/latest.json', { cache: 'no-store' });
      if (answer.ok) return location.reload();
    } catch {}
    return false;
  };
  const later = () => setTimeout(async () => { if (!document.hidden) await look(); wait = Math.min(wait * 1.5, 60000); later(); }, wait * (0.75 + Math.random() / 2));
  addEventListener('online', look);
  document.addEventListener('visibilitychange', () => document.hidden || look());
  later();
})()`;

/** The page that a viewer without a network sees where nothing was kept: whole in itself, in the brand's look, with the list of what was kept. */
export async function offlinePage(parts: OfflinePageParts): Promise<OfflineDocument> {
  const { language, direction, hourCycle, name, css, headScript, logo, words } = parts;
  const html = [
    `<!doctype html><html lang="${language}" dir="${direction}"${parts.rootAttributes}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeText(`${words.title} · ${name}`)}</title><meta name="robots" content="noindex"><meta name="theme-color" content="">`,
    `<script>${headScript}</script><style>${css}</style></head><body><main>`,
    ...(['dark', 'light'] as const).map(
      (theme) => `<img class="${theme}" src="${escapeText(logo[theme])}" alt="${escapeText(name)}">`,
    ),
    `<h1>${escapeText(words.title)}</h1><p>${escapeText(words.lead)}</p>`,
    // The same address: whoever presses it asks for the page once more.
    `<a class="retry" href="">${escapeText(words.retry)}</a>`,
    `<div class="kept">${keptPlace}</div></main><script>${retry}</script></body></html>`,
  ].join('');
  const policy = [
    "default-src 'none'",
    `script-src ${await inlineSource(headScript)} ${await inlineSource(retry)}`,
    `style-src ${await inlineSource(css)}`,
    "img-src data: 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  const { saved, opened, nothing, since, notice, again } = words;
  return {
    html,
    policy,
    language,
    hourCycle,
    name: escapeText(name),
    words: { saved, opened, nothing, since, notice, again },
  };
}
