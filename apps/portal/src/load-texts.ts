import type { Composition } from '@touchline/feature-kit';
import { type createI18n, fallbackLocale, type Locale, type Resources } from '@touchline/i18n';
import { texts } from 'virtual:touchline/texts';
import { featureOf } from './feature-of.ts';

/** The texts that every page starts with. */
export const loadFirstTexts = (locale: Locale): Promise<Resources> => loadGroup('first', locale);

/** All texts of a language: the server has them at hand. */
export async function loadAllTexts(locale: Locale): Promise<Resources> {
  const groups = await Promise.all(Object.keys(texts).map((group) => loadGroup(group, locale)));
  return Object.assign({}, ...groups) as Resources;
}

/** Has each page bring the texts of its feature along. */
export function withTexts(composition: Composition, i18n: ReturnType<typeof createI18n>, locale: Locale): Composition {
  return {
    ...composition,
    routes: composition.routes.map((route) => ({
      ...route,
      lazy: async () => (await Promise.all([route.lazy(), addTexts(i18n, locale, featureOf(route))]))[0],
    })),
  };
}

/** Adds the texts of a feature and of the libraries below it. */
export async function addTexts(i18n: ReturnType<typeof createI18n>, locale: Locale, feature: string): Promise<void> {
  const resources = await loadGroup(feature, locale);
  for (const [namespace, own] of Object.entries(resources)) i18n.addResourceBundle(locale, namespace, own, true, false);
}

/** A language that fails to load is logged, and English stands in. */
async function loadGroup(group: string, locale: Locale): Promise<Resources> {
  try {
    return (await texts[group]?.[locale]()) ?? {};
  } catch (error) {
    console.error(`Failed to load the ${group} texts of "${locale}"`, error);
    return locale === fallbackLocale ? {} : loadGroup(group, fallbackLocale);
  }
}
