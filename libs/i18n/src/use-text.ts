import type { i18n as I18n } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';

/** Values of a text: numbers choose the plural (`count`) and are formatted for the locale. */
export type TextValues = Readonly<Record<string, string | number | undefined>>;

/** Returns the text of a key (dotted path) in the page's language. */
export type Translate = (key: string, values?: TextValues) => string;

const cache = new WeakMap<I18n, Map<string, Translate>>();

/** Drops the second full stop when a date such as `25. Dez.` ends a sentence. */
const dropDoubleFullStop = (text: string): string => text.replace(/([^.])\.\.(?=\s|$)/g, '$1.');

/**
 * The translate function of a namespace outside React (a page's title on the server). The same function for the same
 * arguments.
 */
export function getTranslator(i18n: I18n, namespace: string): Translate {
  const translators = cache.get(i18n) ?? new Map<string, Translate>();
  cache.set(i18n, translators);
  const cachedTranslate = translators.get(namespace);
  if (cachedTranslate) return cachedTranslate;
  const translateKey = i18n.getFixedT(i18n.language, namespace);
  // Caches texts without values. A missing text is not cached, because its namespace may load later.
  const plainTexts = new Map<string, string>();
  const translate: Translate = (key, values) => {
    if (values) return dropDoubleFullStop(translateKey(key, { ...values }));
    const text = plainTexts.get(key) ?? translateKey(key);
    if (!plainTexts.has(key) && i18n.exists(key, { ns: namespace })) plainTexts.set(key, text);
    return text;
  };
  translators.set(namespace, translate);
  return translate;
}

/**
 * `const t = useText('player'); t('goToLive')`. The namespace is the folder name of the texts' library. It is faster
 * than react-i18next's useTranslation (one context read), because a page's language never changes.
 */
export function useText(namespace: string): Translate {
  const { i18n } = useContext(I18nContext) ?? {};
  if (!i18n) throw new Error('useText needs a LocaleProvider above it');
  return getTranslator(i18n, namespace);
}
