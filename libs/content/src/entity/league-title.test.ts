import { createI18n, getTranslator, type Texts } from '@touchline/i18n';
import { expect, test } from 'vitest';
import german from '../../locales/de.json' with { type: 'json' };
import { getCompetitionText } from '../event-card/get-competition-text.ts';
import { toEventView } from '../event-view/event-view.ts';
import { sampleMatch } from '../testing/sample-events.ts';
import { toIdentityView } from './identity-view.ts';
import { getLeagueTitle } from './league-title.ts';
import { toTeamView } from './team-view.ts';

const catalogues = import.meta.glob<Texts>('../../locales/*.json', { eager: true, import: 'default' });
const getContentTexts = (content: Texts) =>
  getTranslator(createI18n({ locale: 'en', resources: { content } }), 'content');
const de = getContentTexts(german);

test('the gender at the end of a title is in the page’s language; any other title stays the same', () => {
  expect(getLeagueTitle('Nordic Cup, Men', de)).toBe('Nordic Cup, Männer');
  expect(getLeagueTitle('Nordic Cup (women)', de)).toBe('Nordic Cup, Frauen');
  expect(getLeagueTitle('Cup (U20, Mixed)', de)).toBe('Cup (U20), Mixed');
  for (const title of ['Nordic Cup', 'Women in Sport', 'Cup, Group A', 'Eliteserien Herren', ', Men', 'Men'])
    expect(getLeagueTitle(title, de)).toBe(title);
});

test('teams, leagues, categories and events translate the gender in a league’s title', () => {
  const title = 'Nordic Cup, Men';
  const germanTitle = 'Nordic Cup, Männer';
  const resolveAddress = () => undefined;
  expect(toTeamView({ id: 't', league: { id: 'l', title } }, resolveAddress, de).league?.title).toBe(germanTitle);
  for (const type of ['identity', 'identity_item'] as const) {
    expect(toIdentityView({ id: 'l', media_type: type, title }, resolveAddress, de).title).toBe(germanTitle);
    const { league, category } = toEventView(sampleMatch({ identities: [{ id: 'l', type, title }] }), { text: de });
    expect((league ?? category)?.title).toBe(germanTitle);
  }
});

test.each(Object.entries(catalogues))('%s does not add a gender to a translated title', (_file, texts) => {
  const text = getContentTexts(texts);
  for (const gender of ['male', 'female', 'mixed'] as const) {
    const title = text(`gender.in.${gender}`, { place: 'Nordic Cup' });
    const view = toEventView(sampleMatch({ gender, identities: [{ id: 'l', type: 'identity', title }] }), {
      text,
      gender: true,
    });
    expect(view.league?.title).toBe(title);
    expect(getCompetitionText(view, text)).toBe(title);
  }
});
