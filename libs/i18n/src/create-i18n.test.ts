import { describe, expect, it, vi } from 'vitest';
import { createI18n, type Texts } from './create-i18n.ts';
import { getTranslator } from './use-text.ts';
import { locales, type Locale } from './locales/locales.ts';

const createTexts = (locale: Locale): Texts =>
  Object.fromEntries(
    new Intl.PluralRules(locale)
      .resolvedOptions()
      .pluralCategories.map((form) => [`goals_${form}`, `${form} {{count}}`]),
  );

describe('createI18n', () => {
  it.each(locales)('createI18n chooses the plural form of %s for every number', (locale) => {
    const t = getTranslator(createI18n({ locale, resources: { event: createTexts(locale) } }), 'event');
    const pluralRules = new Intl.PluralRules(locale);
    const numberFormat = new Intl.NumberFormat(locale);
    for (const count of [0, 1, 2, 3, 5, 11, 12, 21, 22, 100, 1_000_000, 1.5]) {
      expect(t('goals', { count })).toBe(
        `${pluralRules.select(count)} ${numberFormat.format(count).replaceAll('\u202f', '\u00a0')}`,
      );
    }
  });

  it('createI18n returns texts at once, and two instances do not affect each other', () => {
    const polishText = getTranslator(createI18n({ locale: 'pl', resources: { event: { live: 'Na żywo' } } }), 'event');
    const germanText = getTranslator(createI18n({ locale: 'de', resources: { event: { live: 'Live' } } }), 'event');
    expect([polishText('live'), germanText('live'), polishText('live')]).toEqual(['Na żywo', 'Live', 'Na żywo']);
  });

  it('a missing text is shown in English, with English plurals, and is reported once', () => {
    const onMissing = vi.fn();
    const i18n = createI18n({
      locale: 'pl',
      resources: { event: {} },
      fallback: { event: { goals_one: '{{count}} goal', goals_other: '{{count}} goals' } },
      onMissing,
    });
    const t = getTranslator(i18n, 'event');
    expect([t('goals', { count: 1 }), t('goals', { count: 3 })]).toEqual(['1 goal', '3 goals']);
    expect(onMissing.mock.calls).toEqual([[{ locale: 'pl', namespace: 'event', key: 'goals' }]]);
  });

  it('a key that no language has is shown as words', () => {
    const translate = getTranslator(createI18n({ locale: 'he', resources: {} }), 'player');
    const translateWithFallback = getTranslator(
      createI18n({ locale: 'he', resources: {}, fallback: { player: {} } }),
      'player',
    );
    expect(translate('controls.goToLive')).toBe('Go to live');
    expect(translateWithFallback('controls.go_to_live')).toBe('Go to live');
  });

  it('a colon in a key does not separate a namespace', () => {
    const t = getTranslator(createI18n({ locale: 'en', resources: { errors: { 'a:b': 'Text' } } }), 'errors');
    expect(t('a:b')).toBe('Text');
  });

  it('a customer’s texts override the portal’s texts key by key', () => {
    const i18n = createI18n({
      locale: 'en',
      resources: { event: { nav: { home: 'Home', live: 'Live' } } },
      overrides: { event: { nav: { live: 'On ice now' } }, extra: { hi: 'Hi' } },
    });
    expect([getTranslator(i18n, 'event')('nav.home'), getTranslator(i18n, 'event')('nav.live')]).toEqual([
      'Home',
      'On ice now',
    ]);
    expect(getTranslator(i18n, 'extra')('hi')).toBe('Hi');
  });

  it('createI18n does not escape inserted texts, and ignores placeholders and nesting in them', () => {
    const t = getTranslator(
      createI18n({ locale: 'en', resources: { event: { vs: '{{a}} v {{b}}', b: 'no' } } }),
      'event',
    );
    expect(t('vs', { a: "<b>O'Neil</b> & {{b}}", b: '$t(b)' })).toBe("<b>O'Neil</b> & {{b}} v $t(b)");
  });

  it('inserted names of the other direction are isolated, except in `{{- name}}`', () => {
    const resources = { event: { vs: '{{a}} נגד {{- b}}' } };
    const t = getTranslator(createI18n({ locale: 'he', resources }), 'event');
    expect(t('vs', { a: 'Ravens', b: 'Wolves' })).toBe('\u2068Ravens\u2069 נגד Wolves');
  });

  it('a customer can set the direction of a locale', () => {
    const resources = { event: { name: '{{a}}' } };
    const t = getTranslator(createI18n({ locale: 'ko', resources, direction: 'rtl' }), 'event');
    expect(t('name', { a: 'Ravens' })).toBe('\u2068Ravens\u2069');
  });
});

it('a missing key shows the caller’s default, and a known key its text', () => {
  const i18n = createI18n({ locale: 'en', resources: { shell: { known: 'Known' } } });
  const text = getTranslator(i18n, 'shell');
  expect(text('unknown_code', { defaultValue: 'An error occurred' })).toBe('An error occurred');
  expect(text('known', { defaultValue: 'An error occurred' })).toBe('Known');
});

it('a text that loads later is shown when it has loaded, and a known text stays unchanged', () => {
  const i18n = createI18n({ locale: 'en', resources: { shell: { home: 'Home' } } });
  const text = getTranslator(i18n, 'shell');
  expect([text('home'), text('menu.open')]).toEqual(['Home', 'Open']);
  i18n.addResourceBundle('en', 'shell', { menu: { open: 'Open the menu' } }, true, false);
  expect([text('home'), text('menu.open'), text('menu.open')]).toEqual(['Home', 'Open the menu', 'Open the menu']);
});
