import { locales, toLocale, type Locale } from './locales.ts';

/** Outdated tags that browsers still send. */
const aliases: ReadonlyMap<string, string> = new Map([['iw', 'he']]);

const language = (tag: string): string => {
  const base = tag.toLowerCase().split('-')[0] ?? '';
  return aliases.get(base) ?? base;
};

/** The tags of an Accept-Language header, most wanted first; `q=0` and `*` are left out. */
function parseAcceptLanguage(header: string): string[] {
  return header
    .slice(0, 1000)
    .split(',')
    .map((part) => {
      const [tag = '', ...words] = part.trim().split(';');
      const quality = words.map((word) => /^\s*q=([\d.]+)\s*$/i.exec(word)?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/**
 * The enabled locale that fits a viewer best, from an Accept-Language header or `navigator.languages`. For each wanted
 * tag in turn: the same tag, then its bare language (`de-AT` -> `de`), then a regional form of that language (`fr` ->
 * `fr-CA` where plain `fr` is disabled). Undefined if no locale fits.
 */
export function matchLocale(
  wanted: string | readonly string[] | null | undefined,
  enabled: readonly Locale[] = locales,
): Locale | undefined {
  const tags = typeof wanted === 'string' ? parseAcceptLanguage(wanted) : (wanted ?? []);
  for (const tag of tags) {
    const exact = toLocale(tag);
    if (exact && enabled.includes(exact)) return exact;
    const base = language(tag);
    const near = enabled.find((locale) => locale === base) ?? enabled.find((locale) => language(locale) === base);
    if (near) return near;
  }
  return undefined;
}
