import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApi } from '@touchline/api-client';
import { newQueryClient, PageProviders } from '@touchline/feature-kit/testing';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { archivePage } from '../../pages/lists/archive.page.tsx';
import type { CatalogOptions } from '../../options.ts';
import { respondFailure, createWorld } from '../../testing/catalog-world.tsx';
import { createEvents, createPlayedMatch } from '../../testing/sample-matches.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

// Gives this file its own modules: the code of long lists must not be loaded, because jsdom has no layout.
vi.resetModules();

const options: CatalogOptions = { home: { hero: true, shelves: ['live'], scope: {} } };
const archive = archivePage(options);
const isList = (path: string): boolean => path === '/api/event/list';
const getFilterBar = () => screen.getByRole('region', { name: 'Filters' });
const queryCards = () => screen.queryAllByRole('article');

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Opens the filtered archive with a backend that gives this response to its list. */
async function openArchive(answer: () => Response, maxEntries?: number) {
  const world = createWorld({ backendUrl: inject('backendUrl'), maxEntries });
  world.breakNetwork((path) => (isList(path) ? answer() : undefined));
  await archive.load?.(world.context({}, '/archive/?type=other'));
  render(
    <world.Providers path="/archive/?type=other">
      <archive.Page />
    </world.Providers>,
  );
  return world;
}

describe('a filtered list whose backend fails', () => {
  it.for([
    ['500', respondFailure],
    [
      'truncated JSON',
      () => new Response('{"content":{"entries":[', { headers: { 'content-type': 'application/json' } }),
    ],
    ['a page of HTML', () => new Response('<!doctype html><p>Hello', { headers: { 'content-type': 'text/html' } })],
    ['429', () => new Response('', { status: 429 })],
    ['503 with Retry-After', () => new Response('', { status: 503, headers: { 'retry-after': '1' } })],
  ] as const)(
    'a filtered list offers Retry after %s, and its filters stay [fault-2] [fault-3] [fault-5] [fault-6] [fault-9]',
    async ([, failWith]) => {
      const { breakNetwork } = await openArchive(failWith);
      const retry = await screen.findByRole('button', { name: 'Try again' });
      expect(within(getFilterBar()).getByRole('button', { name: 'Remove filter: Other events' })).toBeDefined();
      breakNetwork();
      await userEvent.click(retry);
      await waitFor(() => expect(queryCards().length).toBeGreaterThan(0));
    },
  );

  it('a filtered list leaves out unreadable entries and shows the others [fault-7]', async () => {
    const entries = [
      ...createEvents(3, (index) => ({ ...createPlayedMatch(index), id: `good-${index}` })),
      { id: null },
      7,
      null,
      { title: 'x' },
    ];
    await openArchive(() => Response.json({ content: { entries, totalCount: 'many', nextExists: null } }));
    expect(queryCards()).toHaveLength(3);
    expect(within(getFilterBar()).getByRole('status').textContent).toBe('');
  });

  it('a filtered list renders only as many entries of an enormous response as a page may have [fault-8]', async () => {
    const entries = createEvents(150, (index) => ({ ...createPlayedMatch(0), id: `one-${index}` }));
    await openArchive(() => Response.json({ content: { entries, totalCount: 150, nextExists: true } }), 50);
    expect(queryCards()).toHaveLength(50);
  });

  it('a filtered list shows a filter by its id if the title fails to load', async () => {
    const world = createWorld({ backendUrl: inject('backendUrl') });
    world.breakNetwork((path) => (path.startsWith('/api/team') ? respondFailure() : undefined));
    await archive.load?.(world.context({}, '/archive/?team=tromso'));
    render(
      <world.Providers path="/archive/?team=tromso">
        <archive.Page />
      </world.Providers>,
    );
    expect(within(getFilterBar()).getByRole('button', { name: 'Remove filter: tromso' })).toBeDefined();
  });

  it('a filtered list offers Retry within ten seconds when the backend does not answer [fault-4]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const api = createApi({ baseUrl: 'https://api.example', fetch: () => new Promise(() => undefined) });
    render(
      <PageProviders now={Date.now()} api={api} queryClient={newQueryClient()} path="/archive/">
        <archive.Page />
      </PageProviders>,
    );
    expect(screen.getByRole('list', { busy: true })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
