import { tidyLine } from '@touchline/contract';
import { locales } from '@touchline/i18n/locales';
import { z } from 'zod';

/** A text with a maximum length, on one line of the page. */
export const createTextField = (maxCharacters: number) =>
  z
    .string()
    .trim()
    .min(1, 'a text that is not empty')
    .max(maxCharacters, `at most ${maxCharacters} characters`)
    // Control characters break lines. Direction marks would reverse the text after them, also in tabs and link
    // previews.
    .refine((value) => !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e]/u.test(value), 'one line, without control characters')
    .refine((value) => value === '' || tidyLine(value) !== '', 'a text with visible characters');

/** An object with one text per language. */
export const createTextPerLanguage = (maxCharacters: number) =>
  z
    .partialRecord(z.enum(locales), createTextField(maxCharacters))
    .refine((texts) => Object.keys(texts).length > 0, 'at least one text')
    .meta({ description: 'One text per language, including the default language', minProperties: 1 });

/** A text for every language, or one text per language. A page reads it with `useSiteText`. */
export const createLocalizedText = (maxCharacters: number) =>
  z.union([createTextField(maxCharacters), createTextPerLanguage(maxCharacters)], {
    error: 'a text, or an object with one text per language',
  });
