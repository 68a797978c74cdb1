import { fallbackLocale, type Locale, type Resources } from '@touchline/i18n';
import { texts } from 'virtual:touchline/first-texts';

/** The texts that every page starts with: those of what stands around it. */
export const loadFirstTexts = (locale: Locale): Promise<Resources> => loadTexts(texts, locale);

type Load = (typeof texts)[Locale];

/** A server asks for them with every page, and the runtime looks up each import anew. */
const loaded = new WeakMap<Load, Resources>();

async function loadOnce(load: Load): Promise<Resources> {
  const resources = loaded.get(load) ?? (await load());
  loaded.set(load, resources);
  return resources;
}

/** A language that fails to load is logged, and English stands in. @param loaders of a group */
export async function loadTexts(loaders: typeof texts | undefined, locale: Locale): Promise<Resources> {
  try {
    return loaders ? await loadOnce(loaders[locale]) : {};
  } catch (error) {
    console.error(`Failed to load texts of "${locale}"`, error);
    return locale === fallbackLocale ? {} : loadTexts(loaders, fallbackLocale);
  }
}
