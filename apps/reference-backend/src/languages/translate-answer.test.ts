import type { Locale } from '@touchline/i18n/locales';
import { expect, test } from 'vitest';
import { catalogue } from '../commerce/catalogue.ts';
import { channels } from '../world/channels.ts';
import { draftIdentityRows } from '../world/identity-rows.ts';
import { leagues, studios } from '../world/leagues.ts';
import { draftCalendarMatches, draftDailyMatches } from '../world/matches.ts';
import { seasonParts } from '../world/phrases.ts';
import { translateAnswer } from './translate-answer.ts';

/** The languages that each demo customer enables, beside the language of its texts. */
const languagesByArea: Readonly<Record<string, readonly Locale[]>> = {
  nordic: ['de', 'es', 'fr', 'fr-CA', 'he', 'it', 'pl', 'pt', 'ca', 'ko', 'zh', 'bs-BA', 'uk-UA'],
  verdant: ['es', 'fr', 'de', 'pt'],
  galil: ['en', 'fr', 'es'],
};

const areasBySport: Readonly<Record<string, string>> = {
  'ice-hockey': 'nordic',
  football: 'verdant',
  basketball: 'galil',
};

/** Names, and words that some languages share. */
const sharedTexts = new Set(['Verdant+', 'Play-offs']);

/** Lists the texts of the demo world that viewers read, with the area of each. */
function listTexts(): { area: string; text: string }[] {
  const sports = new Map([...leagues, ...studios].map(({ id, sport }) => [id, sport]));
  const partTitles = new Set([
    ...Object.values(seasonParts).flatMap((parts) => parts.map(([, title]) => title)),
    ...studios.flatMap(({ series }) => series.map(([, title]) => title)),
  ]);
  const { archived, upcoming } = draftCalendarMatches();
  const matches = [...draftDailyMatches(), ...archived, ...upcoming];
  return [
    ...catalogue.flatMap(({ covers: [id = ''], title, description }) =>
      [title, description].map((text) => ({ sport: sports.get(id.replace(/-playoffs$/, '')), text })),
    ),
    ...channels.map(({ sport, description }) => ({ sport, text: description })),
    ...matches.map(({ sportType, description }) => ({ sport: sportType, text: description ?? '' })),
    ...draftIdentityRows()
      .filter(({ title }) => partTitles.has(title))
      .map(({ mainCategories: [id = ''], title }) => ({ sport: sports.get(id), text: title })),
  ].flatMap(({ sport, text }) => {
    const area = areasBySport[sport ?? ''];
    return area === undefined || sharedTexts.has(text) ? [] : [{ area, text }];
  });
}

test('each text of the demo world is in all languages that its customer enables', () => {
  const missing = new Set<string>();
  for (const { area, text } of listTexts()) {
    for (const language of languagesByArea[area] ?? []) {
      const answer = JSON.stringify(translateAnswer({ description: text }, language));
      if (!answer.includes(`"description_language":"${language}"`) || /\{[nrv]/.test(answer))
        missing.add(`${language}: ${text}`);
    }
  }
  expect([...missing]).toEqual([]);
});

test('an answer keeps the titles that viewers write, and its dates', () => {
  const date = new Date(0);
  const answer = { entries: [{ targetId: 'm', title: 'Analysis' }, { event_id: 'm', title: 'Classics' }, { date }] };
  expect(translateAnswer(answer, 'de')).toEqual(answer);
});

test('a product’s and a category’s title are in the requested language', () => {
  const answer = { product_id: 'p', event_id: 'm', title: 'Nordic season', covers: [{ title: 'Regular season' }] };
  expect(translateAnswer(answer, 'pl')).toEqual({
    ...answer,
    title: 'Sezon Nordic',
    covers: [{ title: 'Sezon zasadniczy' }],
  });
});
