import { locales, toLocale, type Locale } from './locales.ts';

/** Outdated tags that browsers still send. */
const aliases: ReadonlyMap<string, string> = new Map([['iw', 'he']]);

const getLanguage = (tag: string): string => {
  const baseLanguage = tag.toLowerCase().split('-')[0] ?? '';
  return aliases.get(baseLanguage) ?? baseLanguage;
};

/** The tags of an Accept-Language header, in the order of preference; `q=0` and `*` are left out. */
function parseAcceptLanguage(header: string): string[] {
  return header
    .slice(0, 1000)
    .split(',')
    .map((languageRange) => {
      const [tag = '', ...parameters] = languageRange.trim().split(';');
      const qualityText = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/i.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: qualityText === undefined ? 1 : Number(qualityText) };
    })
    .filter(({ tag, quality: qualityText }) => tag !== '' && tag !== '*' && qualityText > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/**
 * The enabled locale that fits a viewer best, from an Accept-Language header or `navigator.languages`. For each wanted
 * tag in turn: the same tag, then its bare language (`de-AT` -> `de`), then a regional form of that language (`fr` ->
 * `fr-CA` where plain `fr` is disabled). Undefined if no locale fits.
 */
export function matchLocale(
  wantedLocales: string | readonly string[] | null | undefined,
  enabledLocales: readonly Locale[] = locales,
): Locale | undefined {
  const tags = typeof wantedLocales === 'string' ? parseAcceptLanguage(wantedLocales) : (wantedLocales ?? []);
  for (const tag of tags) {
    const exactLocale = toLocale(tag);
    if (exactLocale && enabledLocales.includes(exactLocale)) return exactLocale;
    const baseLanguage = getLanguage(tag);
    const nearLocale =
      enabledLocales.find((locale) => locale === baseLanguage) ??
      enabledLocales.find((locale) => getLanguage(locale) === baseLanguage);
    if (nearLocale) return nearLocale;
  }
  return undefined;
}
