import { describe, expect, it } from 'vitest';
import { sampleMatch } from '../testing/sample-events.ts';
import { getEntries, toEventPage, type EventPage } from './event-page.ts';
import { createListBody, getListInstant } from '../queries/list-params.ts';
import { hasLockedEvent } from './personal-queries.ts';

const createPage = (...ids: string[]): EventPage => ({
  entries: ids.map((id) => sampleMatch({ id })),
  more: true,
  instant: '',
});

describe('a list', () => {
  it('a list shows an item once if it moved to the next page between two requests', () => {
    const entries = getEntries({ pages: [createPage('a', 'b'), createPage('b', 'c')], pageParams: [] });
    expect(entries.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('a match that is its own parent loses its parent id', () => {
    const entries = [sampleMatch({ id: 'm', event_id: 'm' }), sampleMatch({ id: 'clip', event_id: 'm' })];
    expect(toEventPage({ entries }, '').entries.map(({ event_id }) => event_id)).toEqual([undefined, 'm']);
  });

  it('a list has another page if a server without `nextExists` has filled the page', () => {
    const entries = [sampleMatch()];
    expect(toEventPage({ entries, itemsPerPage: 1 }, '').more).toBe(true);
    expect(toEventPage({ entries, itemsPerPage: 2 }, '').more).toBe(false);
    expect(toEventPage({ entries, itemsPerPage: 1, nextExists: false }, '').more).toBe(false);
  });

  it('a list counts as the viewer’s own if the document has the flag of a signed-in viewer', () => {
    expect(toEventPage({ entries: [] }, '').own).toBeUndefined();
    document.documentElement.dataset['signedIn'] = '';
    expect(toEventPage({ entries: [] }, '').own).toBe(true);
    delete document.documentElement.dataset['signedIn'];
  });

  it('a list has a locked event if the viewer may not watch one of its entries', () => {
    const [freeEvent, paidEvent] = [{}, { commerce_coverage: 'commerce_ppv_media' }] as const;
    const createPageOf = (...entries: Parameters<typeof sampleMatch>[0][]) => ({
      entries: entries.map(sampleMatch),
      more: false,
      instant: '',
    });
    expect(hasLockedEvent(createPageOf(freeEvent, { ...paidEvent, available_for_user: true }))).toBe(false);
    expect(hasLockedEvent({ pages: [createPageOf(freeEvent), createPageOf(paidEvent)], pageParams: [] })).toBe(true);
  });

  it('requests for a list are the same within a minute', () => {
    const now = Date.parse('2026-02-12T19:30:10Z');
    expect(getListInstant(now)).toBe('2026-02-12T19:30:01.000Z');
    expect(getListInstant(now + 40_000)).toBe(getListInstant(now));
  });

  it('the list of upcoming matches starts two hours ago, because a kick-off may be late', () => {
    const body = createListBody({ timeWindow: 'upcoming' }, 0, '2026-02-12T19:30:01.000Z');
    expect(body.filters).toEqual({ event_date: { from: '2026-02-12T17:30:01.000Z' } });
    expect(createListBody({ timeWindow: 'past' }, 3, '2026-02-12T19:30:01.000Z')).toMatchObject({
      page: 3,
      next: true,
      filters: { event_date: { to: '2026-02-12T19:30:01.000Z' } },
    });
  });
});
