import { createInstance, type i18n as I18n, type TOptions } from 'i18next';
import { isolateText } from './bidi.ts';
import { replaceSpaces } from './formats/replace-spaces.ts';
import { getDateLocale } from './locales/format-locale.ts';
import { getDirection, fallbackLocale, type Direction, type Locale } from './locales/locales.ts';

/** The texts of one namespace: nested objects, plural forms as `key_one`, `key_few`, ... */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** Texts by namespace; a namespace is the folder name of its library. */
export type Resources = Readonly<Record<string, Texts>>;

export interface MissingText {
  locale: Locale;
  namespace: string;
  key: string;
}

export interface I18nOptions {
  locale: Locale;
  resources: Resources;
  /** English texts, used for a key that `resources` lacks. */
  fallback?: Resources | undefined;
  /** A customer's own texts, merged over `resources` key by key. */
  overrides?: Resources | undefined;
  /** The page's direction if the customer overrides it. It decides which names are isolated. */
  direction?: Direction | undefined;
  /**
   * Called once for each key that the locale lacks. The viewer sees English, or words made from the key, never the key
   * itself.
   */
  onMissing?: ((missingText: MissingText) => void) | undefined;
}

function mergeTexts(fallbackTexts: Texts, overrides: Texts): Texts {
  const mergedTexts: Record<string, string | Texts> = { ...fallbackTexts };
  for (const [key, value] of Object.entries(overrides)) {
    const nestedTexts = mergedTexts[key];
    mergedTexts[key] =
      typeof nestedTexts === 'object' && typeof value === 'object' ? mergeTexts(nestedTexts, value) : value;
  }
  return mergedTexts;
}

/** `player.goToLive` -> `Go to live`. */
function toReadableText(key: string): string {
  const missingLabel = (key.split('.').at(-1) ?? key)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return missingLabel.charAt(0).toUpperCase() + missingLabel.slice(1);
}

const getNamespace = (options: TOptions | undefined): string => {
  const ns: unknown = options?.ns;
  return typeof ns === 'string' ? ns : '';
};

/**
 * An i18next instance for one locale, ready at once and without global state. Create one per request on the server and
 * one per page in the browser. A text in `{{name}}` is isolated if its direction differs from the locale's, and numbers
 * are formatted; `{{- name}}` inserts a value unchanged. React escapes, so i18next does not.
 */
export function createI18n(options: I18nOptions): I18n {
  const { locale, resources, fallback, overrides = {}, onMissing } = options;
  const direction = options.direction ?? getDirection(locale);
  // Created when the first number is formatted, because a page's first Intl object takes a slow phone 50 ms.
  let numberFormat: Intl.NumberFormat | undefined;
  const formatNumber = (value: number): string =>
    replaceSpaces((numberFormat ??= new Intl.NumberFormat(getDateLocale(locale))).format(value));
  const reportedKeys = new Set<string>();
  let fallbackInstance: I18n | undefined;

  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    load: 'currentOnly',
    initAsync: false,
    nsSeparator: false,
    ns: Object.keys(resources),
    resources: { [locale]: mergeTexts(resources, overrides) },
    react: { useSuspense: false },
    interpolation: {
      useRawValueToEscape: true,
      // i18next calls this function to escape HTML, which React does; every inserted value passes through it.
      escape: (value: unknown) =>
        typeof value === 'number' ? formatNumber(value) : isolateText(String(value ?? ''), direction),
    },
    parseMissingKeyHandler: (key: string, defaultText?: string, values?: TOptions) => {
      // The caller expects a missing key: `t(key, { defaultValue })`.
      if (defaultText !== undefined) return defaultText;
      const namespace = getNamespace(values);
      const id = `${namespace}:${key}`;
      if (onMissing && !reportedKeys.has(id)) {
        reportedKeys.add(id);
        onMissing({ locale, namespace, key });
      }
      if (!fallback) return toReadableText(key);
      fallbackInstance ??= createI18n({ locale: fallbackLocale, resources: fallback, direction });
      return fallbackInstance.getFixedT(fallbackLocale, namespace)(key, { ...values, lng: fallbackLocale });
    },
  });
  return instance;
}
