import { inlineSource } from '../worker/digest.ts';
import {
  escapeText,
  cachedListPlaceholder,
  type OfflineDocument,
  type OfflineWords,
} from '../worker/offline-document.ts';

/** All texts on the offline page of a language. */
export interface OfflinePageWords extends OfflineWords {
  title: string;
  lead: string;
  retry: string;
}

/** Contents of the offline page of a language. */
export interface OfflinePageParts {
  /** BCP 47. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** The customer's clock; by default the language's. */
  hourCycle?: OfflineDocument['hourCycle'];
  /** The site's name. */
  name: string;
  /** Attributes of the html element, each with a space before it. */
  rootAttributes: string;
  /** Sets the viewer's theme before the first paint. */
  headScript: string;
  /** The page's whole style sheet. */
  css: string;
  /** Images as `data:` addresses, because there is no network to load them. */
  logo: { dark: string; light: string };
  words: OfflinePageWords;
}

/**
 * Polls the network and reloads the page after a response. The interval grows, so that returning viewers do not
 * overload a portal that was down.
 */
const retryScript = `(function () {
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

/**
 * The page for a viewer without a network if no cached page matches. It needs no further file, has the brand's style,
 * and lists the cached pages.
 */
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
    // An empty address is the page's own, so a press requests the same page again.
    `<a class="retry" href="">${escapeText(words.retry)}</a>`,
    `<div class="kept">${cachedListPlaceholder}</div></main><script>${retryScript}</script></body></html>`,
  ].join('');
  const policy = [
    "default-src 'none'",
    `script-src ${await inlineSource(headScript)} ${await inlineSource(retryScript)}`,
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
