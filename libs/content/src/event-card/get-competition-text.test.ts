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

test('adds the gender to a league’s title unless the title contains it', () => {
  expect(getTextInLeague('Nordic Cup')).toBe('Nordic Cup, Men');
  expect(getTextInLeague('Nordic Ice League, Men')).toBe('Nordic Ice League, Men');
  expect(getTextInLeague('Women in Sport Trophy')).toBe('Women in Sport Trophy, Men');
  expect(getTextInLeague(undefined)).toBe('Men');
});

test('adds no gender to a title that contains it in another language', () => {
  const de = getTranslator(createI18n({ locale: 'de', resources: { content: german } }), 'content');
  expect(getTextInLeague('Nordic Ice League, Men', de)).toBe('Nordic Ice League, Men');
  expect(getTextInLeague('Eliteserien Herren')).toBe('Eliteserien Herren');
  expect(getTextInLeague('中国男子联赛')).toBe('中国男子联赛');
  expect(getTextInLeague('Nordic Cup', de)).toBe('Nordic Cup, Männer');
});

test('each language has its own phrase for league and gender', () => {
  const es = getTranslator(createI18n({ locale: 'es', resources: { content: spanish } }), 'content');
  const ko = getTranslator(createI18n({ locale: 'ko', resources: { content: korean } }), 'content');
  expect(getTextInLeague('Nordic Cup', es)).toBe('Nordic Cup, categoría masculina');
  expect(getTextInLeague('Nordic Cup', ko)).toBe('Nordic Cup 남자부');
});
