import type { Locale } from '@touchline/i18n/locales';
import { clubTexts } from './club-texts.ts';
import { nordicTexts } from './nordic-texts.ts';
import { broadcastTexts, descriptionPatterns, roundTexts } from './round-texts.ts';
import { getTranslation } from './translations.ts';

const fixedTexts = new Map(Object.entries({ ...nordicTexts, ...clubTexts }));

/** Translates a match's description; undefined for another text. */
function translateDescription(text: string, language: Locale): string | undefined {
  const {
    round = '',
    number = '',
    venue = '',
  } = descriptionPatterns.map((pattern) => pattern.exec(text)?.groups).find(Boolean) ?? {};
  const roundText = getTranslation(roundTexts[round], language)?.replace('{n}', number);
  return roundText && getTranslation(broadcastTexts, language)?.replace('{round}', roundText).replace('{venue}', venue);
}

const translateText = (text: string, language: Locale): string | undefined =>
  getTranslation(fixedTexts.get(text), language) ?? translateDescription(text, language);

/** Whether viewers may have written the object's title: it is a moment, or a video. */
const hasViewersTitle = (fields: object): boolean =>
  'targetId' in fields || ('event_id' in fields && !('product_id' in fields));

/**
 * Translates titles and descriptions of an answer (decisions, section 6, "Languages of data"). A text without a
 * translation stays whole in its own language. An object with a translated description names its language.
 */
export function translateAnswer(value: unknown, language: Locale): unknown {
  if (Array.isArray(value)) return value.map((entry) => translateAnswer(entry, language));
  // Other objects, such as dates, become texts in the answer.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const fields = Object.entries(value).map(([name, field]): [string, unknown] => {
    const isText = name === 'description' || (name === 'title' && !hasViewersTitle(value));
    const translatedText = isText && typeof field === 'string' ? translateText(field, language) : undefined;
    return [name, translatedText ?? translateAnswer(field, language)];
  });
  const answer: Record<string, unknown> = Object.fromEntries(fields);
  const isTranslated = 'description' in value && answer['description'] !== value.description;
  return isTranslated ? { ...answer, description_language: language } : answer;
}
