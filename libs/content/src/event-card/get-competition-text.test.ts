import { createI18n, getTranslator } from '@touchline/i18n';
import { expect, test } from 'vitest';
import german from '../../locales/de.json' with { type: 'json' };
import spanish from '../../locales/es.json' with { type: 'json' };
import korean from '../../locales/ko.json' with { type: 'json' };
import { toEventView } from '../event-view/event-view.ts';
import { english } from '../testing/english.ts';
import { sampleMatch } from '../testing/sample-events.ts';
import { getCompetitionText } from './get-competition-text.ts';

const getTextInLeague = (title: string | undefined, text = english) =>
  getCompetitionText(
    toEventView(
      sampleMatch({ gender: 'male', identities: title === undefined ? [] : [{ id: 'l', type: 'identity', title }] }),
      { text, gender: true },
    ),
    text,
  );

test('the gender is added to a league’s title unless the title contains it', () => {
  expect(getTextInLeague('Nordic Cup')).toBe('Nordic Cup, Men');
  expect(getTextInLeague('Nordic Ice League, Men')).toBe('Nordic Ice League, Men');
  expect(getTextInLeague('Women in Sport Trophy')).toBe('Women in Sport Trophy, Men');
  expect(getTextInLeague(undefined)).toBe('Men');
});

const de = getTranslator(createI18n({ locale: 'de', resources: { content: german } }), 'content');

test.each([
  'Nordic Ice League, Men',
  'Nordic Ice League (men)',
  'Nordic Ice League – Herren',
  'Nordic Ice League · 남자',
])('the gender at the end of the title “%s” is written in the page’s language', (title) =>
  expect(getTextInLeague(title, de)).toBe('Nordic Ice League, Männer'),
);

test('no gender is added to a name that contains it in another language', () => {
  expect(getTextInLeague('Nordic Cup', de)).toBe('Nordic Cup, Männer');
  expect(getTextInLeague('Cup (U20, Men)', de)).toBe('Cup (U20), Männer');
  expect(getTextInLeague('Eliteserien Herren')).toBe('Eliteserien Herren');
  expect(getTextInLeague('中国男子联赛')).toBe('中国男子联赛');
  expect(getTextInLeague('ליגת הגליל לגברים')).toBe('ליגת הגליל לגברים');
  expect(getTextInLeague('Cup, Group A', de)).toBe('Cup, Group A, Männer');
});

test('each language has its own phrase for league and gender', () => {
  const es = getTranslator(createI18n({ locale: 'es', resources: { content: spanish } }), 'content');
  const ko = getTranslator(createI18n({ locale: 'ko', resources: { content: korean } }), 'content');
  expect(getTextInLeague('Nordic Cup', es)).toBe('Nordic Cup, categoría masculina');
  expect(getTextInLeague('Nordic Cup', ko)).toBe('Nordic Cup 남자부');
});
