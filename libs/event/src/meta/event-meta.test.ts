import { toEventView } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { formatsOf, type Translate } from '@touchline/i18n';
import { expect, test } from 'vitest';
import { kickOff, wireMatch } from '../testing/wire.ts';
import { eventMeta } from './event-meta.ts';

// Shows which text was chosen and what it was given.
const text: Translate = (key, values) => `${key}(${Object.values(values ?? {}).join('|')})`;
const metaOf = (part: Partial<WireEvent>) =>
  eventMeta({
    view: toEventView(wireMatch(part), { text }),
    text,
    formats: formatsOf('en', 'UTC'),
    locale: 'en',
    guide: 'TV guide',
    url: 'https://portal.example/events/m1/',
    now: kickOff,
  });
const kinds = (part: Partial<WireEvent>) => metaOf(part).jsonLd?.map((thing) => thing['@type']);
const thing = (part: Partial<WireEvent>, type: string) => metaOf(part).jsonLd?.find((one) => one['@type'] === type);

test('the title says in which state the match is', () => {
  expect(metaOf({}).title).toMatch(/^meta\.live\(Tromsø Aurora v Oslo Ravens/);
  expect(metaOf({ status: 'upcoming' }).title).toMatch(/^meta\.upcoming\(.*\|Sat/);
  expect(metaOf({ status: 'upcoming', event_date: undefined }).title).toBe('Tromsø Aurora v Oslo Ravens');
  expect(metaOf({ status: 'archived' }).title).toMatch(/^meta\.archived/);
  expect(metaOf({ status: 'vod', media_type: 'clip', safe_title: 'Save' }).title).toBe('Save');
});

test('nothing in the head reveals the score of a match that was played', () => {
  const meta = metaOf({
    status: 'archived',
    title: 'Aurora 5–4 Ravens: overtime winner',
    safe_title: 'Aurora v Ravens',
    description: 'Aurora win 5–4 after a wild third period.',
  });
  expect(JSON.stringify(meta)).not.toMatch(/5–4|wild/);
});

test('before the match its own description is used, cut where a search result would cut it', () => {
  expect(metaOf({ status: 'upcoming', description: 'Round 31.' }).description).toBe('Round 31.');
  expect(metaOf({ status: 'upcoming', description: 'word '.repeat(80) }).description?.length).toBeLessThanOrEqual(161);
});

test('a match is a sports event between two teams, with the broadcast as its video', () => {
  expect(kinds({ image_url: '/p.svg' })).toEqual(['SportsEvent', 'VideoObject']);
  expect(thing({}, 'SportsEvent')).toMatchObject({
    startDate: new Date(kickOff).toISOString(),
    homeTeam: { '@type': 'SportsTeam', name: 'Tromsø Aurora' },
    awayTeam: { name: 'Oslo Ravens' },
    subEvent: { '@type': 'BroadcastEvent', isLiveBroadcast: true, startDate: new Date(kickOff).toISOString() },
  });
  expect(thing({ image_url: '/p.svg' }, 'VideoObject')).toMatchObject({
    thumbnailUrl: 'https://portal.example/events/m1/_picture.png',
    isAccessibleForFree: true,
    requiresSubscription: false,
    publication: { '@type': 'BroadcastEvent', isLiveBroadcast: true },
  });
});

test('link previews show the picture of the stage, which is the larger one, else the card’s', () => {
  expect(metaOf({ image_url: '/card.webp', source: { poster: '/stage.webp' } }).image).toBe('/stage.webp');
  expect(metaOf({ image_url: '/card.webp', source: undefined }).image).toBe('/card.webp');
});

test('a recording is a video with a length and no broadcast', () => {
  const recording = thing({ status: 'archived', image_url: '/p.svg', duration: 5400.4 }, 'VideoObject');
  expect(recording).toMatchObject({ duration: 'PT5400S' });
  expect(recording).not.toHaveProperty('publication');
});

test('what search engines refuse is left out: a video without a picture, a match without a date', () => {
  expect(kinds({ image_url: undefined, source: {}, team1: undefined })).toEqual([]);
  expect(kinds({ event_date: undefined, image_url: '/p.svg' })).toEqual([]);
  expect(kinds({ status: 'channel', team1: undefined })).toEqual([]);
});

test('a page that plays at once has its player on the way with it, any other page has not', () => {
  expect(metaOf({}).modules).toContain('/player/src/index.ts');
  expect(metaOf({ available_for_user: false, commerce_coverage: 'commerce_ppv_media' }).modules).toBeUndefined();
});

test('the picture of a link says who plays, where and when in the customer’s zone, and nothing of how it went', () => {
  const { picture } = metaOf({ status: 'archived', team1: { name: 'Aurora', short_name: 'AUR', score: 5 } });
  expect(picture).toMatchObject({
    sides: [{ name: 'Aurora', shortName: 'AUR' }, { name: 'Oslo Ravens' }],
    over: 'Nordic Ice League, Men',
    when: { figures: '2026-11-21 19:00' },
  });
  expect(JSON.stringify(picture)).not.toContain('score');
  expect(metaOf({ team1: undefined }).picture).toBeUndefined();
});

test('the operator’s own title for search engines is the page’s, unless it tells the score', () => {
  expect(metaOf({ meta_title: 'Derby night in Tromsø' }).title).toBe('Derby night in Tromsø');
  expect(metaOf({ status: 'archived', meta_title: 'Aurora beat Ravens 5–4' }).title).toMatch(/^meta\.archived/);
});

test('a match stands in its league, a channel in the guide', () => {
  expect(metaOf({}).above).toEqual([{ title: 'Nordic Ice League, Men', path: '/league/nordic-men/' }]);
  expect(metaOf({ identities: [] }).above).toEqual([]);
  expect(metaOf({ status: 'channel' }).above).toEqual([{ title: 'TV guide', path: '/channels/' }]);
});
