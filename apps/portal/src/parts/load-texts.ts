import type { createI18n, Locale, Resources } from '@touchline/i18n';
import { texts } from 'virtual:touchline/texts';
import { loadTexts } from './first-texts.ts';

/** Loads all page texts of a language, for the server. */
export async function loadAllTexts(locale: Locale, onError: (error: unknown) => void): Promise<Resources> {
  const groups = await Promise.all(Object.values(texts).map((group) => loadTexts(group, locale, onError)));
  return Object.assign({}, ...groups) as Resources;
}

/** Adds a group of texts: those of a feature and its libraries, or the group that all features share. */
export async function addTexts(
  i18n: ReturnType<typeof createI18n>,
  locale: Locale,
  group: string,
  onError: (error: unknown) => void,
): Promise<void> {
  const resources = await loadTexts(texts[group], locale, onError);
  for (const [namespace, namespaceTexts] of Object.entries(resources))
    i18n.addResourceBundle(locale, namespace, namespaceTexts, true, false);
}
