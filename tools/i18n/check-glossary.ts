import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fallbackLocale, type Locale, locales } from '@touchline/i18n';
import { z } from 'zod';
import { type Flat, readCatalogue } from '@touchline/customer-config/texts';

/** A term's forms: whole words in English, stems in other languages. */
const glossary = z.record(z.string(), z.array(z.string().min(1)).min(1));

/** Texts that use another word for a term, and the reason. */
const exceptions = z.array(
  z.strictObject({
    term: z.string(),
    keys: z.array(z.string()).min(1),
    locales: z.array(z.enum(locales)).min(1),
    why: z.string().min(1),
  }),
);

type Glossary = z.output<typeof glossary>;

/** A library with texts. */
interface Texts {
  namespace: string;
  folder: string;
  english: Flat;
}

const escapePattern = (term: string): string => term.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Finds a term's English forms as whole words; "mismatch" does not contain "match". */
const createFinder = (forms: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}-])(?:${forms.map(escapePattern).join('|')})(?![\p{L}-])`, 'iu');

const withoutNames = (text: string): string => text.replaceAll(/\{\{[^{}]*\}\}/g, '');

/** The terms in each English text, by its key. */
function findTerms(english: Flat, glossary: Glossary): Map<string, string[]> {
  const terms = Object.entries(glossary).map(([term, forms]) => ({ term, find: createFinder(forms) }));
  return new Map(
    [...english].map(([key, text]) => {
      const visibleText = withoutNames(text);
      return [key, terms.filter(({ find }) => find.test(visibleText)).map(({ term }) => term)];
    }),
  );
}

/** Returns the English text of a plural form: its own, or else that of the form `other`. */
const getSourceKey = (key: string, english: Flat): string =>
  english.has(key) ? key : key.replace(/_[a-z]+$/, '_other');

/** Finds terms that a language's glossary lacks, and terms that the English glossary lacks. */
function findTermFaults(file: string, localeGlossary: Glossary, english: Glossary): string[] {
  return [
    ...Object.keys(english)
      .filter((term) => !localeGlossary[term])
      .map((term) => `${file}: "${term}": missing`),
    ...Object.keys(localeGlossary)
      .filter((term) => !english[term])
      .map((term) => `${file}: "${term}": not in the English glossary`),
  ];
}

/**
 * Reports every text that translates a term with other words than its language's glossary, one line each. If the
 * English text has a term, the translation must have one of the term's forms.
 * @param root the repository's folder; without a glossary the check passes
 */
export function checkGlossary(root: string, projects: readonly Texts[]): string[] {
  const folder = join(root, 'tools/i18n/glossary');
  if (!existsSync(folder)) return [];
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  const english = glossary.parse(read(fallbackLocale));
  const termsByProject = new Map(projects.map((project) => [project, findTerms(project.english, english)]));
  const allowedExceptions = exceptions.parse(read('exceptions'));
  // `isAllowed` removes each exception that a text uses; the rest are reported as unused.
  const unusedExceptions = new Set(
    allowedExceptions.flatMap(({ term, keys, locales: languages }) =>
      keys.flatMap((key) => languages.map((locale) => name(term, key, locale))),
    ),
  );
  const isAllowed = (term: string, key: string, locale: Locale): boolean =>
    unusedExceptions.delete(name(term, key, locale));

  const faults = locales
    .filter((locale) => locale !== fallbackLocale)
    .flatMap((locale) => {
      const file = `tools/i18n/glossary/${locale}.json`;
      if (!existsSync(join(root, file))) return [`${file}: missing`];
      const localeGlossary = glossary.parse(read(locale));
      const translationFaults = projects.flatMap((project) => {
        const texts = join(project.folder, 'locales', `${locale}.json`);
        // `checkTexts` reports a missing file.
        if (!existsSync(texts)) return [];
        return [...readCatalogue(texts)].flatMap(([key, text]) => {
          const visibleText = withoutNames(text).toLowerCase();
          const terms = termsByProject.get(project)?.get(getSourceKey(key, project.english)) ?? [];
          return terms
            .filter(
              (term) =>
                localeGlossary[term] && !localeGlossary[term].some((form) => visibleText.includes(form.toLowerCase())),
            )
            .filter((term) => !isAllowed(term, `${project.namespace}.${key}`, locale))
            .map((term) => {
              const forms = localeGlossary[term]?.join(', ');
              return `${relative(root, texts)}: ${key}: "${term}" is "${forms}" in ${file}, this says "${text}"`;
            });
        });
      });
      return [...findTermFaults(file, localeGlossary, english), ...translationFaults];
    });
  return [
    ...faults,
    ...[...unusedExceptions].map(
      (exceptionName) => `tools/i18n/glossary/exceptions.json: ${exceptionName}: needed by no text`,
    ),
  ];
}

/** Describes an exception for the list of faults. */
const name = (term: string, key: string, locale: Locale): string => `"${term}" in ${key} of ${locale}`;
