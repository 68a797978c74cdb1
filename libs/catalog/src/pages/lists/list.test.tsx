import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyUpdate, revealsScore } from '@touchline/content';
import { listEvents } from '@touchline/contract';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { CatalogOptions } from '../../options.ts';
import { respondFailure, createWorld, respondEmpty, type CatalogWorld } from '../../testing/catalog-world.tsx';
import { archivePage } from './archive.page.tsx';
import { latestPage } from './latest.page.tsx';
import { upcomingPage } from './upcoming.page.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

const options: CatalogOptions = { home: { hero: true, shelves: ['live'], scope: { sport_types: ['ice-hockey'] } } };
const archive = archivePage(options);
const upcoming = upcomingPage(options);

const createListWorld = () => createWorld({ backendUrl: inject('backendUrl') });
const renderList = ({ Providers }: CatalogWorld, { Page } = archive) => (
  <Providers>
    <Page />
  </Providers>
);
const findFilterBar = () => screen.queryByRole('region', { name: 'Filters' });
const getLinks = () =>
  screen
    .getAllByRole('link')
    // Leaves out the links of the filters and of the schedule's days.
    .filter((link) => !findFilterBar()?.contains(link) && !link.closest('nav'))
    .map((link) => link.getAttribute('href'));
const findMoreButton = () => screen.getByRole('button', { name: 'Show more' });

/** Replaces ResizeObserver, because jsdom has no layout. */
class ResizeObserverStub {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => void vi.stubGlobal('ResizeObserver', ResizeObserverStub));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a list page', () => {
  it('the server’s HTML of a list page has its first page', async () => {
    const world = createListWorld();
    await archive.load?.(world.context());
    expect(renderToString(renderList(world)).match(/<article/g)).toHaveLength(24);
  });

  it('the metadata of a list page has the titles of its first page, without scores', async () => {
    const loadResult = await archive.load?.(createListWorld().context());
    const lists = loadResult && 'meta' in loadResult ? loadResult.meta.lists : undefined;
    expect(lists).toHaveLength(24);
    expect(lists?.filter(({ title, path }) => revealsScore(title) || !/^\/events\/[^/]+\/$/.test(path))).toEqual([]);
  });

  it('a list page loads more by its button, each event once, and shows all of them when the viewer comes back', async () => {
    const world = createListWorld();
    await archive.load?.(world.context());
    const { unmount } = render(renderList(world));
    await userEvent.click(findMoreButton());
    await waitFor(() => expect(getLinks()).toHaveLength(48));
    expect(new Set(getLinks()).size).toBe(48);
    unmount();
    const callCount = world.calls.length;
    await archive.load?.(world.context());
    render(renderList(world));
    expect(getLinks()).toHaveLength(48);
    expect(world.calls).toHaveLength(callCount);
  });

  it('a list page keeps its entries when the next page fails, and continues after Retry', async () => {
    const world = createListWorld();
    await archive.load?.(world.context());
    render(renderList(world));
    world.breakNetwork(respondFailure);
    await userEvent.click(findMoreButton());
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(getLinks()).toHaveLength(24);
    world.breakNetwork();
    await userEvent.click(retry);
    await waitFor(() => expect(getLinks()).toHaveLength(48));
  });

  it('a list page offers Retry when its first page fails', async () => {
    const world = createListWorld();
    world.breakNetwork(respondFailure);
    await archive.load?.(world.context());
    render(renderList(world));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    world.breakNetwork();
    await userEvent.click(retry);
    await waitFor(() => expect(getLinks()).toHaveLength(24));
  });

  it('a list page links to another list when it is empty', async () => {
    const world = createListWorld();
    world.breakNetwork(respondEmpty);
    await upcoming.load?.(world.context());
    render(renderList(world, upcoming));
    expect(screen.getByRole('heading', { name: 'No matches scheduled' })).toBeDefined();
    expect(getLinks()).toEqual(['/archive/']);
  });

  it('the schedule has a heading for each day', async () => {
    const world = createListWorld();
    await upcoming.load?.(world.context());
    render(renderList(world, upcoming));
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0);
    expect(getLinks()).toHaveLength(24);
  });

  it('the schedule shows each match’s current state, and drops ended matches when the viewer comes back', async () => {
    const world = createListWorld();
    await upcoming.load?.(world.context());
    const { unmount } = render(renderList(world, upcoming));
    const [firstLink = '', secondLink = ''] = getLinks().map((path) => path?.split('/')[2]);
    const getRow = (id: string) =>
      screen.getByRole('link', { name: (_name, link) => link.getAttribute('href') === `/events/${id}/` }).closest('li');
    await applyUpdate(world.queryClient, firstLink, { status: 'archived' });
    await applyUpdate(world.queryClient, secondLink, { status: 'live' });
    await waitFor(() => expect(getRow(firstLink)?.textContent).toContain('Final'));
    expect(getRow(secondLink)?.textContent).toContain('Live');
    unmount();
    render(renderList(world, upcoming));
    expect(getLinks()).not.toContain(`/events/${firstLink}/`);
    expect(getRow(secondLink)?.textContent).toContain('Live');
  });

  it('the list of the latest events has watchable events of every kind, the last added first', async () => {
    const world = createListWorld();
    const allEntries: CatalogOptions = { home: { hero: true, shelves: ['live'], scope: {} } };
    await latestPage(allEntries).load?.(world.context());
    const request = world.calls.find(({ path }) => path === '/api/event/list');
    const body = JSON.parse(request?.body ?? '{}');
    expect(body).toMatchObject({ sort: 'added', order: 'desc' });
    const { entries } = await world.api.call(listEvents, { body: { ...body, size: 999 } });
    const kinds = new Set(entries.map(({ media_type, status }) => `${status} ${media_type}`));
    expect(kinds).toEqual(new Set(['live event', 'archived event', 'vod event', 'vod highlight', 'vod clip']));
  });

  it('a list page has a title and a description', async () => {
    expect(await archive.load?.(createListWorld().context())).toMatchObject({
      meta: { title: 'Replays', description: 'Full replays of past matches, latest first.' },
    });
  });
});
