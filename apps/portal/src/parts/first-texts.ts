import { fallbackLocale, type Locale, type Resources } from '@touchline/i18n';
import { texts } from 'virtual:touchline/first-texts';

/**
 * Loads the shell's texts, which every page needs first.
 * @param onError called for texts that fail to load
 */
export const loadFirstTexts = (locale: Locale, onError: (error: unknown) => void): Promise<Resources> =>
  loadTexts(texts, locale, onError);

type Load = (typeof texts)[Locale];

/** Caches the loaded texts, because the server needs them for every page. */
const loadedTexts = new WeakMap<Load, Resources>();

async function loadCached(load: Load): Promise<Resources> {
  const resources = loadedTexts.get(load) ?? (await load());
  loadedTexts.set(load, resources);
  return resources;
}

/**
 * Loads a group's texts. A language that fails to load is logged and reported (specification, section 8), and English
 * replaces it.
 * @param loaders of the group, by locale
 * @param onError called with the failure
 */
export async function loadTexts(
  loaders: typeof texts | undefined,
  locale: Locale,
  onError: (error: unknown) => void,
): Promise<Resources> {
  try {
    return loaders ? await loadCached(loaders[locale]) : {};
  } catch (cause) {
    const error = new Error(`Failed to load texts of "${locale}"`, { cause });
    console.error(error.message, cause);
    onError(error);
    return locale === fallbackLocale ? {} : loadTexts(loaders, fallbackLocale, onError);
  }
}
