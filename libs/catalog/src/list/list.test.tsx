import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyUpdate, revealsScore } from '@touchline/content';
import { listEvents } from '@touchline/contract';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { CatalogOptions } from '../options.ts';
import { answerFailure, createWorld, respondEmpty, type CatalogWorld } from '../testing/catalog-world.tsx';
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
    // Neither the filters nor the days of the schedule.
    .filter((link) => !findFilterBar()?.contains(link) && !link.closest('nav'))
    .map((link) => link.getAttribute('href'));
const findMoreButton = () => screen.getByRole('button', { name: 'Show more' });

/** An observer without layout, for a list that has grown. */
class NoLayout {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => void vi.stubGlobal('ResizeObserver', NoLayout));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a list page', () => {
  it('a list page has its first page in the server’s HTML', async () => {
    const scene = createListWorld();
    await archive.load?.(scene.context());
    expect(renderToString(renderList(scene)).match(/<article/g)).toHaveLength(24);
  });

  it('a list page gives search engines the titles of its first page, without scores', async () => {
    const loaded = await archive.load?.(createListWorld().context());
    const lists = loaded && 'meta' in loaded ? loaded.meta.lists : undefined;
    expect(lists).toHaveLength(24);
    expect(lists?.filter(({ title, path }) => revealsScore(title) || !/^\/events\/[^/]+\/$/.test(path))).toEqual([]);
  });

  it('a list page loads more by the button, each event once, and shows all of them at once when the viewer comes back', async () => {
    const scene = createListWorld();
    await archive.load?.(scene.context());
    const { unmount } = render(renderList(scene));
    await userEvent.click(findMoreButton());
    await waitFor(() => expect(getLinks()).toHaveLength(48));
    expect(new Set(getLinks()).size).toBe(48);
    unmount();
    const calls = scene.calls.length;
    await archive.load?.(scene.context());
    render(renderList(scene));
    expect(getLinks()).toHaveLength(48);
    expect(scene.calls).toHaveLength(calls);
  });

  it('a list page keeps its entries when the next page fails, and continues after Retry', async () => {
    const scene = createListWorld();
    await archive.load?.(scene.context());
    render(renderList(scene));
    scene.breakNetwork(answerFailure);
    await userEvent.click(findMoreButton());
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(getLinks()).toHaveLength(24);
    scene.breakNetwork();
    await userEvent.click(retry);
    await waitFor(() => expect(getLinks()).toHaveLength(48));
  });

  it('a list page offers Retry when its first page fails', async () => {
    const scene = createListWorld();
    scene.breakNetwork(answerFailure);
    await archive.load?.(scene.context());
    render(renderList(scene));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    scene.breakNetwork();
    await userEvent.click(retry);
    await waitFor(() => expect(getLinks()).toHaveLength(24));
  });

  it('a list page links to another list when it is empty', async () => {
    const scene = createListWorld();
    scene.breakNetwork(respondEmpty);
    await upcoming.load?.(scene.context());
    render(renderList(scene, upcoming));
    expect(screen.getByRole('heading', { name: 'No matches scheduled' })).toBeDefined();
    expect(getLinks()).toEqual(['/archive/']);
  });

  it('the schedule has a heading for each day', async () => {
    const scene = createListWorld();
    await upcoming.load?.(scene.context());
    render(renderList(scene, upcoming));
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0);
    expect(getLinks()).toHaveLength(24);
  });

  it('the schedule shows each match’s current state, and drops ended matches when the viewer comes back', async () => {
    const scene = createListWorld();
    await upcoming.load?.(scene.context());
    const { unmount } = render(renderList(scene, upcoming));
    const [firstLink = '', secondLink = ''] = getLinks().map((path) => path?.split('/')[2]);
    const createRow = (id: string) =>
      screen.getByRole('link', { name: (_name, link) => link.getAttribute('href') === `/events/${id}/` }).closest('li');
    await applyUpdate(scene.queryClient, firstLink, { status: 'archived' });
    await applyUpdate(scene.queryClient, secondLink, { status: 'live' });
    await waitFor(() => expect(createRow(firstLink)?.textContent).toContain('Final'));
    expect(createRow(secondLink)?.textContent).toContain('Live');
    unmount();
    render(renderList(scene, upcoming));
    expect(getLinks()).not.toContain(`/events/${firstLink}/`);
    expect(createRow(secondLink)?.textContent).toContain('Live');
  });

  it('the list of the latest events has watchable events of every kind, the last added first', async () => {
    const scene = createListWorld();
    const allEntries: CatalogOptions = { home: { hero: true, shelves: ['live'], scope: {} } };
    await latestPage(allEntries).load?.(scene.context());
    const request = scene.calls.find(({ path }) => path === '/api/event/list');
    const body = JSON.parse(request?.body ?? '{}');
    expect(body).toMatchObject({ sort: 'added', order: 'desc' });
    const { entries } = await scene.api.call(listEvents, { body: { ...body, size: 999 } });
    const kinds = new Set(entries.map(({ media_type, status }) => `${status} ${media_type}`));
    expect(kinds).toEqual(new Set(['live event', 'archived event', 'vod event', 'vod highlight', 'vod clip']));
  });

  it('a list page has a title and a description', async () => {
    expect(await archive.load?.(createListWorld().context())).toMatchObject({
      meta: { title: 'Replays', description: 'Full replays of past matches, latest first.' },
    });
  });
});
