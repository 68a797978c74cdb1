import { toEventView } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { getFormats, type Translate } from '@touchline/i18n';
import { expect, test } from 'vitest';
import { kickOff, createWireMatch } from '../../testing/wire.ts';
import { createEventMeta } from './event-meta.ts';

// Returns the text's key with its values.
const text: Translate = (key, values) => `${key}(${Object.values(values ?? {}).join('|')})`;
const createMeta = (changes: Partial<WireEvent>) =>
  createEventMeta({
    view: toEventView(createWireMatch(changes), { text }),
    text,
    formats: getFormats('en', 'UTC'),
    locale: 'en',
    guideTitle: 'TV guide',
    url: 'https://portal.example/events/m1/',
    now: kickOff,
  });
const getJsonLdTypes = (changes: Partial<WireEvent>) =>
  createMeta(changes).jsonLd?.map((jsonLdThing) => jsonLdThing['@type']);
const findJsonLd = (changes: Partial<WireEvent>, type: string) =>
  createMeta(changes).jsonLd?.find((thing) => thing['@type'] === type);

test('the page’s title names the state of the match', () => {
  expect(createMeta({}).title).toMatch(/^meta\.live\(Tromsø Aurora v Oslo Ravens/);
  expect(createMeta({ status: 'upcoming' }).title).toMatch(/^meta\.upcoming\(.*\|Sat/);
  expect(createMeta({ status: 'upcoming', event_date: undefined }).title).toBe('Tromsø Aurora v Oslo Ravens');
  expect(createMeta({ status: 'archived' }).title).toMatch(/^meta\.archived/);
  expect(createMeta({ status: 'vod', media_type: 'clip', safe_title: 'Save' }).title).toBe('Save');
});

test('no part of the head reveals the score of a played match', () => {
  const meta = createMeta({
    status: 'archived',
    title: 'Aurora 5–4 Ravens: overtime winner',
    safe_title: 'Aurora v Ravens',
    description: 'Aurora win 5–4 after a wild third period.',
  });
  expect(JSON.stringify(meta)).not.toMatch(/5–4|wild/);
});

test('before a match, the head has the event’s description, cut to the length of a search result', () => {
  expect(createMeta({ status: 'upcoming', description: 'Round 31.' }).description).toBe('Round 31.');
  expect(createMeta({ status: 'upcoming', description: 'word '.repeat(80) }).description?.length).toBeLessThanOrEqual(
    161,
  );
});

test('structured data describe a match as a sports event of two teams with a video and a broadcast', () => {
  expect(getJsonLdTypes({ image_url: '/p.svg' })).toEqual(['SportsEvent', 'VideoObject']);
  expect(findJsonLd({}, 'SportsEvent')).toMatchObject({
    startDate: new Date(kickOff).toISOString(),
    homeTeam: { '@type': 'SportsTeam', name: 'Tromsø Aurora' },
    awayTeam: { name: 'Oslo Ravens' },
    subEvent: { '@type': 'BroadcastEvent', isLiveBroadcast: true, startDate: new Date(kickOff).toISOString() },
  });
  expect(findJsonLd({ image_url: '/p.svg' }, 'VideoObject')).toMatchObject({
    thumbnailUrl: 'https://portal.example/events/m1/_picture.png',
    isAccessibleForFree: true,
    requiresSubscription: false,
    publication: { '@type': 'BroadcastEvent', isLiveBroadcast: true },
  });
});

test('link previews use the player area’s picture, or else the card’s', () => {
  expect(createMeta({ image_url: '/card.webp', source: { poster: '/stage.webp' } }).image).toBe('/stage.webp');
  expect(createMeta({ image_url: '/card.webp', source: undefined }).image).toBe('/card.webp');
});

test('structured data describe a recording as a video with a length and no broadcast', () => {
  const recording = findJsonLd({ status: 'archived', image_url: '/p.svg', duration: 5400.4 }, 'VideoObject');
  expect(recording).toMatchObject({ duration: 'PT5400S' });
  expect(recording).not.toHaveProperty('publication');
});

test('structured data omit a video without a picture, and a match without a date', () => {
  expect(getJsonLdTypes({ image_url: undefined, source: {}, team1: undefined })).toEqual([]);
  expect(getJsonLdTypes({ event_date: undefined, image_url: '/p.svg' })).toEqual([]);
  expect(getJsonLdTypes({ status: 'channel', team1: undefined })).toEqual([]);
});

test('the head preloads the player only for a page that plays at once', () => {
  expect(createMeta({}).modules).toContain('/player/src/index.ts');
  expect(createMeta({ available_for_user: false, commerce_coverage: 'commerce_ppv_media' }).modules).toBeUndefined();
});

test('the preview picture has teams, league and start, but no score', () => {
  const { picture } = createMeta({ status: 'archived', team1: { name: 'Aurora', short_name: 'AUR', score: 5 } });
  expect(picture).toMatchObject({
    sides: [{ name: 'Aurora', shortName: 'AUR' }, { name: 'Oslo Ravens' }],
    over: 'gender.in.male(Nordic Ice League)',
    when: { figures: '2026-11-21 19:00' },
  });
  expect(JSON.stringify(picture)).not.toContain('score');
  expect(createMeta({ team1: undefined }).picture).toBeUndefined();
});

test('the head has the operator’s title for search engines unless the title reveals the score', () => {
  expect(createMeta({ meta_title: 'Derby night in Tromsø' }).title).toBe('Derby night in Tromsø');
  expect(createMeta({ status: 'archived', meta_title: 'Aurora beat Ravens 5–4' }).title).toMatch(/^meta\.archived/);
});

test('breadcrumbs lead from a match to its league and from a channel to the guide', () => {
  expect(createMeta({}).above).toEqual([{ title: 'gender.in.male(Nordic Ice League)', path: '/league/nordic-men/' }]);
  expect(createMeta({ identities: [] }).above).toEqual([]);
  expect(createMeta({ status: 'channel' }).above).toEqual([{ title: 'TV guide', path: '/channels/' }]);
});
