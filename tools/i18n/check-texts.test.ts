import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { locales } from '@touchline/i18n';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkTexts } from './check-texts.ts';
import { listPluralForms } from '@touchline/customer-config/texts';

let root = '';
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'texts-'))));
afterEach(() => rmSync(root, { recursive: true }));

type Texts = Record<string, unknown>;

function write(file: string, content: string | Texts): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

const texts = (locale: string): Texts => ({
  title: 'Hello {{name}}',
  nav: { live: 'Live' },
  errors: { a: 'A', b: 'B' },
  ...Object.fromEntries(listPluralForms(locale).map((form) => [`goals_${form}`, '{{count}} goals'])),
});

const page = `
  import { useText } from '@touchline/i18n';
  const labelKey = 'nav.live';
  export function Page({ code, n }: { code: string; n: number }) {
    const t = useText('demo');
    return <p title={t('title', { name: 'x' })}>{t('goals', { count: n })}{t(\`errors.\${code}\`)}{t(labelKey)}</p>;
  }`;

/** Writes a library with valid texts; each test breaks one of them. */
function writeLibrary(): void {
  for (const locale of locales) write(`libs/demo/locales/${locale}.json`, texts(locale));
  write('libs/demo/src/page.tsx', page);
}

describe('checkTexts', () => {
  it('the check of texts accepts a complete library', () => {
    writeLibrary();
    expect(checkTexts(root)).toEqual([]);
  });

  it('the check of texts reports a missing language', () => {
    writeLibrary();
    rmSync(join(root, 'libs/demo/locales/he.json'));
    expect(checkTexts(root)).toEqual(['libs/demo/locales/he.json: missing']);
  });

  it('the check of texts reports a file that is no catalogue', () => {
    writeLibrary();
    write('libs/demo/locales/it.json', '{"title":');
    write('libs/demo/locales/pl.json', { title: 3 });
    expect(checkTexts(root)).toEqual([
      expect.stringContaining('libs/demo/locales/it.json: '),
      'libs/demo/locales/pl.json: "title" is neither a text nor an object',
    ]);
  });

  it('the check of texts reports a key that a language lacks, adds or leaves empty', () => {
    writeLibrary();
    write('libs/demo/locales/de.json', { ...texts('de'), nav: { extra: 'x' }, errors: { a: ' ', b: 'B' } });
    expect(checkTexts(root)).toEqual([
      'libs/demo/locales/de.json: nav.live: missing',
      'libs/demo/locales/de.json: nav.extra: not in the English texts',
      'libs/demo/locales/de.json: errors.a: empty',
    ]);
  });

  it("the check of texts requires the plural forms of the language, not of English, and allows i18next's zero", () => {
    writeLibrary();
    const { goals_few: _, ...polish } = texts('pl');
    write('libs/demo/locales/pl.json', { ...polish, goals_zero: 'Brak goli' });
    write('libs/demo/locales/de.json', { ...texts('de'), goals_few: 'x {{count}}' });
    expect(checkTexts(root)).toEqual([
      'libs/demo/locales/de.json: goals_few: not a plural form of de',
      'libs/demo/locales/pl.json: goals_few: missing',
    ]);
  });

  it('the check of texts reports a lost, invented or broken placeholder', () => {
    writeLibrary();
    write('libs/demo/locales/fr.json', { ...texts('fr'), title: 'Bonjour {{nom}}' });
    write('libs/demo/locales/es.json', { ...texts('es'), title: 'Hola {{name}', goals_one: 'un gol' });
    const faults = checkTexts(root);
    expect(faults).toContain('libs/demo/locales/fr.json: title: lacks {{name}}');
    expect(faults).toContain('libs/demo/locales/fr.json: title: {{nom}} is not in the English text');
    expect(faults).toContain('libs/demo/locales/es.json: title: lacks {{name}}');
    expect(faults).toContain('libs/demo/locales/es.json: title: a broken placeholder');
    expect(faults).toHaveLength(4);
  });

  it('the check of texts reports a straight quotation mark, and a French space at which a line may break', () => {
    writeLibrary();
    write('libs/demo/locales/he.json', { ...texts('he'), title: '"{{name}}"' });
    write('libs/demo/locales/fr.json', {
      ...texts('fr'),
      title: 'Bonjour : {{name}}',
      nav: { live: 'Bonjour\u202f!' },
    });
    expect(checkTexts(root)).toEqual([
      'libs/demo/locales/fr.json: title: a space at which a line may break',
      'libs/demo/locales/he.json: title: a straight quotation mark',
    ]);
  });

  it('the check of texts reports an unused key', () => {
    writeLibrary();
    write('libs/demo/src/page.tsx', page.replace("t('title', { name: 'x' })", '""'));
    expect(checkTexts(root)).toEqual(['libs/demo/locales/en.json: title: used by nobody']);
  });

  it('the check of texts does not count a test or a story as a use of a text', () => {
    writeLibrary();
    write('libs/demo/src/page.tsx', page.replace("t('title', { name: 'x' })", '""'));
    write('libs/demo/src/page.test.tsx', "const text = useText('demo'); text('title');");
    expect(checkTexts(root)).toEqual(['libs/demo/locales/en.json: title: used by nobody']);
  });

  it('the check of texts reports a used but missing key with its line, also when a template or another library uses the key', () => {
    writeLibrary();
    write('libs/other/src/a.ts', "\nconst text = useText('demo');\ntext(open ? 'nav.live' : 'nav.archive');");
    write('libs/demo/src/b.ts', 'export const f = (t: Translate, c: string) => t(`faults.${c}`);');
    write('apps/portal/c.ts', "export const meta = ({ texts }: Context) => texts('demo')('nope');");
    expect(checkTexts(root).sort().reverse()).toEqual([
      "libs/other/src/a.ts:3: open ? 'nav.live' : 'nav.archive': not in the texts of demo",
      'libs/demo/src/b.ts:1: `faults.${c}`: not in the texts of demo',
      "apps/portal/c.ts:1: 'nope': not in the texts of demo",
    ]);
  });

  it('the check of texts reports the not-found texts that a library with such pages lacks', () => {
    writeLibrary();
    write('libs/demo/src/b.ts', "export const query = (id: string) => needed(teamQuery(id), 'team');");
    write('libs/demo/src/c.ts', "throw notFound('page');");
    expect(checkTexts(root)).toEqual([
      "libs/demo/src/b.ts:1: 'errors.team_not_found': not in the texts of demo",
      "libs/demo/src/b.ts:1: 'errors.could_not_find_team': not in the texts of demo",
    ]);
  });

  it('the check of texts ignores calls of text() in a project without texts', () => {
    writeLibrary();
    write('apps/backend/schema.ts', "export const table = { id: text('id') };");
    expect(checkTexts(root)).toEqual([]);
  });

  describe('with a glossary', () => {
    const createGlossary = (form: string): Texts => ({ live: [form] });
    const writeExceptions = (...all: Texts[]): void =>
      write('tools/i18n/glossary/exceptions.json', JSON.stringify(all));
    const writeGermanText = (live: string): void =>
      write('libs/demo/locales/de.json', { ...texts('de'), nav: { live }, title: 'Hallo {{name}}' });

    beforeEach(() => {
      writeLibrary();
      for (const locale of locales) write(`tools/i18n/glossary/${locale}.json`, createGlossary('Live'));
      writeExceptions();
    });

    it('the check of terms accepts a term in any of its forms and letter cases', () => {
      write('tools/i18n/glossary/de.json', { live: ['direktübertrag', 'live'] });
      writeGermanText('Die Direktübertragung');
      expect(checkTexts(root)).toEqual([]);
    });

    it('the check of terms reports a text with other words for a term, and names the glossary’s words', () => {
      writeGermanText('Auf Sendung');
      expect(checkTexts(root)).toEqual([
        'libs/demo/locales/de.json: nav.live: "live" is "Live" in tools/i18n/glossary/de.json, this says "Auf Sendung"',
      ]);
    });

    it('the check of terms finds terms as whole words, and not in the names of placeholders', () => {
      for (const locale of locales)
        write(`libs/demo/locales/${locale}.json`, { ...texts(locale), nav: { live: 'Delivery {{live}}' } });
      writeGermanText('Lieferung {{live}}');
      expect(checkTexts(root)).toEqual([]);
    });

    it('the check of terms accepts an exception that a text uses, and reports an unused exception', () => {
      writeGermanText('Auf Sendung');
      const exception = { term: 'live', keys: ['demo.nav.live'], why: 'Said so in studios.' };
      writeExceptions({ ...exception, locales: ['de', 'fr'] });
      expect(checkTexts(root)).toEqual([
        'tools/i18n/glossary/exceptions.json: "live" in demo.nav.live of fr: needed by no text',
      ]);
    });

    it('the check of terms reports a missing glossary', () => {
      rmSync(join(root, 'tools/i18n/glossary/fr.json'));
      expect(checkTexts(root)).toEqual(['tools/i18n/glossary/fr.json: missing']);
    });

    it('the check of terms reports a term that a language lacks, and a term that English lacks', () => {
      write('tools/i18n/glossary/fr.json', { direct: ['direct'] });
      expect(checkTexts(root)).toEqual([
        'tools/i18n/glossary/fr.json: "live": missing',
        'tools/i18n/glossary/fr.json: "direct": not in the English glossary',
      ]);
    });
  });
});
