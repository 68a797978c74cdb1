import { fallbackLocale, type Locale, type Resources } from '@touchline/i18n';
import { texts } from 'virtual:touchline/first-texts';

/** The texts that every page starts with: those of what stands around it. @param onError hears of texts that do not come */
export const loadFirstTexts = (locale: Locale, onError: (error: unknown) => void): Promise<Resources> =>
  loadTexts(texts, locale, onError);

type Load = (typeof texts)[Locale];

/** A server asks for them with every page, and the runtime looks up each import anew. */
const loaded = new WeakMap<Load, Resources>();

async function loadOnce(load: Load): Promise<Resources> {
  const resources = loaded.get(load) ?? (await load());
  loaded.set(load, resources);
  return resources;
}

/**
 * A language that fails to load is logged and reported (section 8), and English stands in.
 * @param loaders of a group @param onError hears of it
 */
export async function loadTexts(
  loaders: typeof texts | undefined,
  locale: Locale,
  onError: (error: unknown) => void,
): Promise<Resources> {
  try {
    return loaders ? await loadOnce(loaders[locale]) : {};
  } catch (cause) {
    const error = new Error(`Failed to load texts of "${locale}"`, { cause });
    console.error(error.message, cause);
    onError(error);
    return locale === fallbackLocale ? {} : loadTexts(loaders, fallbackLocale, onError);
  }
}
