import { cleanup, render, screen } from '@testing-library/react';
import { personalRowHeights } from '@touchline/content';
import { fill, type Fills, homePersonalRows, useViewer, ViewerProvider } from '@touchline/feature-kit';
import { reservedHeightProperty } from '@touchline/feature-kit/marks';
import { createViewerSession, createFill, PageProviders } from '@touchline/feature-kit/testing';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PersonalRowsMount } from './personal-rows-mount.tsx';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset['site'] = 'nordic';
  document.documentElement.style.removeProperty(reservedHeightProperty);
});
afterEach(cleanup);

const Row = () => (useViewer() ? <p>Your teams</p> : null);
const fills = new Map([[homePersonalRows.name, [createFill(homePersonalRows, Row)]]]);
const signedInViewer = { id: 'ann' };
const renderHome = (viewer: { id: string } | null, personalFills: Fills = fills) => (
  <ViewerProvider value={createViewerSession(viewer)}>
    <PageProviders now={0} fills={personalFills}>
      <PersonalRowsMount bottom={null} />
    </PageProviders>
  </ViewerProvider>
);
const getStored = () => localStorage.getItem('touchline.nordic.own');

it('home stores the height of the loaded personal rows for the next visit in this document', async () => {
  personalRowHeights.storeHeight('club', 384);
  personalRowHeights.storeHeight('next', 312);
  const Club = () => <p data-own="club">Your club</p>;
  const { unmount } = render(
    renderHome(signedInViewer, new Map([[homePersonalRows.name, [createFill(homePersonalRows, Club)]]])),
  );
  await vi.waitFor(() => expect(getStored(), 'without the height of the row that has not loaded').toBe('384px'));
  unmount();
  expect(document.documentElement.style.getPropertyValue(reservedHeightProperty)).toBe('384px');
});

it('home loads a viewer’s personal rows, and shows them together when all have loaded or failed', async () => {
  const rowsPromise = Promise.withResolvers<() => ReactNode>();
  const loadFills = vi.fn(() => rowsPromise.promise);
  const loadBroken = vi.fn(async (): Promise<() => ReactNode> => Promise.reject(new Error('offline')));
  const lazyFills = new Map([
    [
      homePersonalRows.name,
      [createFill(homePersonalRows, Row), fill(homePersonalRows, loadBroken), fill(homePersonalRows, loadFills)],
    ],
  ]);
  const { rerender, unmount } = render(renderHome(null, lazyFills));
  expect([loadFills, loadBroken].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  rerender(renderHome(signedInViewer, lazyFills));
  await vi.waitFor(() => expect([loadFills, loadBroken].map(({ mock }) => mock.calls.length)).toEqual([1, 1]));
  expect(document.body.textContent).toBe('');
  rowsPromise.resolve(() => <p>Your club</p>);
  await screen.findByText('Your club');
  expect(document.body.textContent).toBe('Your teamsYour club');
  unmount();
  loadBroken.mockResolvedValue(() => <p>Go on watching</p>);
  render(renderHome(signedInViewer, lazyFills));
  await screen.findByText('Go on watching');
});

it('personal rows are empty for a visitor and store no height, and the server renders only their mount', () => {
  render(renderHome(null));
  expect(document.body.textContent).toBe('');
  expect(getStored()).toBeNull();
  expect(renderToString(renderHome(signedInViewer))).toMatch(/^<div class="[^"]*"><\/div>$/);
});

it('home renders no mount if no feature fills the personal rows', () => {
  expect(renderToString(renderHome(signedInViewer, new Map()))).toBe('');
});
