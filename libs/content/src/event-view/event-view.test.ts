import { eventSchema, readTolerantly } from '@touchline/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleMatch } from '../testing/sample-events.ts';
import { english } from '../testing/english.ts';
import { toEventView, type EventViewOptions } from './event-view.ts';

const createView = (changes: Parameters<typeof sampleMatch>[0] = {}, options: Partial<EventViewOptions> = {}) =>
  toEventView(sampleMatch(changes), { text: english, ...options });

describe('toEventView', () => {
  it('a match without a title is named by its teams', () => {
    expect(createView({ title: undefined })).toMatchObject({
      title: 'Tromsø Aurora vs Oslo Ravens',
      safeTitle: 'Tromsø Aurora vs Oslo Ravens',
    });
  });

  it('an event without a title and teams is called “Untitled”', () => {
    expect(createView({ title: ' ', team1: undefined, team2: undefined }).title).toBe('Untitled');
  });

  it('the safe title never reveals the score', () => {
    const revealingEvent = { media_type: 'highlight', title: 'Aurora 5–4 Ravens: overtime winner' } as const;
    expect(createView(revealingEvent).safeTitle).toBe('Tromsø Aurora vs Oslo Ravens');
    expect(createView({ ...revealingEvent, team1: undefined }).safeTitle).toBe('Score hidden');
    expect(createView({ ...revealingEvent, safe_title: 'Extended highlights' }).safeTitle).toBe('Extended highlights');
  });

  it('an event has teams only if both sides have a name', () => {
    expect(createView({ team2: { id: 'osl' } }).teams).toBeUndefined();
    expect(createView({ team2: { short_name: 'OSL' } }).teams?.[1]).toMatchObject({ name: 'OSL', shortName: 'OSL' });
  });

  it('the real kick-off is the event’s date only if the site has `realKickoff`', () => {
    expect(new Date(createView().date ?? 0).toISOString()).toBe('2026-02-12T18:00:00.000Z');
    expect(new Date(createView({}, { realKickoff: true }).date ?? 0).toISOString()).toBe('2026-02-12T18:05:00.000Z');
    expect(createView({ game_start_date: undefined }, { realKickoff: true }).date).toBe(
      Date.parse('2026-02-12T18:00:00Z'),
    );
  });

  it('the gender is shown only if the site has `gender`', () => {
    expect(createView({ gender: 'female' }).gender).toBeUndefined();
    expect(createView({ gender: 'female' }, { gender: true }).gender).toBe('female');
  });

  it('addresses are resolved, and unsafe addresses and colours are dropped', () => {
    const eventView = createView(
      { image_url: 'media/a.webp', source: { hd: '/live.m3u8', poster: 'javascript:alert(1)' } },
      { apiBase: 'https://api.example' },
    );
    expect(eventView).toMatchObject({
      image: 'https://api.example/media/a.webp',
      poster: 'https://api.example/media/a.webp',
      source: { hd: 'https://api.example/live.m3u8' },
    });
    expect(createView({ team1: { name: 'A', color: 'red;background:url(//evil)' } }).teams?.[0].color).toBeUndefined();
  });

  it('a view has the event’s audience, its statistics key, and its game type (a code other than `match`)', () => {
    expect([createView().audience, createView({ commerce_coverage: 'commerce_members_media' }).audience]).toEqual([
      'everyone',
      'members',
    ]);
    expect(
      createView({ commerce_coverage: 'commerce_subscription_basic_media', available_for_user: true }).audience,
    ).toBe('buyers');
    expect(createView({ genius_id: 'g7', game_type: 'friendly' })).toMatchObject({
      statsKey: 'g7',
      gameType: 'friendly',
    });
    expect(createView({ game_type: 'Match' }).gameType).toBeUndefined();
  });

  it('an event has a running clock only while it is live', () => {
    expect(createView().clock).toMatchObject({ period: 3, seconds: 433, isRunning: true });
    expect(createView({ status: 'archived' }).clock).toBeUndefined();
  });

  it('every event that the contract accepts has a view', () => {
    const text = fc.oneof(fc.string(), fc.constant(null), fc.integer(), fc.constant('x'.repeat(10_000)));
    const eventArbitrary = fc.record(
      {
        id: fc.oneof(fc.string({ minLength: 1 }), fc.integer()),
        title: text,
        status: text,
        media_type: text,
        sport_type: text,
        event_date: text,
        duration: fc.oneof(fc.double(), text),
        image_url: text,
        team1: fc.oneof(fc.record({ name: text, score: fc.oneof(fc.double(), text), color: text }), text),
        team2: fc.oneof(fc.record({ name: text, short_name: text, logo_url: text }), text),
        clock: fc.oneof(fc.record({ period: fc.integer(), seconds: fc.double(), running: fc.boolean() }), text),
        identities: fc.oneof(fc.array(fc.record({ id: text, title: text })), text),
        updated_at: text,
      },
      { requiredKeys: ['id'] },
    );
    fc.assert(
      fc.property(eventArbitrary, (rawEvent) => {
        const parseResult = readTolerantly(eventSchema, rawEvent);
        if (!parseResult.ok) return;
        const eventView = toEventView(parseResult.value, { text: english });
        expect(eventView.title).not.toBe('');
        expect(eventView.safeTitle).not.toBe('');
        expect(Number.isNaN(eventView.date)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});
