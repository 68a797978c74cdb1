import type { Resources, Translate } from '@touchline/i18n';
import type { Locale } from '@touchline/i18n/locales';
import { firstGroup, readTexts } from './texts.ts';

/** The texts that a build itself writes in a language: the shell's, and those of features with texts for a build. */
export type TextsIn = (namespace: string) => Translate;

/** Finds one text in a catalogue; undefined when missing. */
export const findText = (texts: unknown, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (part, keyPart) => (typeof part === 'object' && part !== null ? Reflect.get(part, keyPart) : undefined),
      texts,
    );

/**
 * Reads the texts that a build writes in a language.
 * @param features features whose texts are needed
 * @param overrides the customer's own wording
 */
export function createTextsIn(locale: Locale, features: readonly string[], overrides: Resources | undefined): TextsIn {
  const groups = [firstGroup, ...features].map((group) => readTexts(locale, group).texts);
  const texts: Record<string, unknown> = Object.assign({}, ...groups);
  return (namespace) => (key, variables) => {
    const text = findText(overrides?.[namespace], key) ?? findText(texts[namespace], key);
    if (typeof text !== 'string') throw new Error(`There is no text ${namespace}:${key} in ${locale}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(variables?.[name] ?? ''));
  };
}
