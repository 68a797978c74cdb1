import { cleanup, render, screen } from '@testing-library/react';
import { fill, type Fills, homeOwn, useViewer, ViewerProvider, type ViewerSession } from '@touchline/feature-kit';
import { ownRoom } from '@touchline/feature-kit/marks';
import { filled, PageProviders } from '@touchline/feature-kit/testing';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OwnPlace } from './own-place.tsx';

let height = 640;
class Layout implements ResizeObserver {
  readonly #onHeight: (entries: ResizeObserverEntry[], observer: ResizeObserver) => void;
  constructor(onHeight: ResizeObserverCallback) {
    this.#onHeight = onHeight;
  }
  observe(target: Element): void {
    const size = { inlineSize: 0, blockSize: height };
    const contentRect = new DOMRect(0, 0, 0, height);
    const sizes = { borderBoxSize: [size], contentBoxSize: [size], devicePixelContentBoxSize: [size] };
    this.#onHeight([{ target, contentRect, ...sizes }], this);
  }
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Layout);
  localStorage.clear();
  document.documentElement.dataset['site'] = 'nordic';
  document.documentElement.style.removeProperty(ownRoom);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sessionOf = (viewer: { id: string } | null): ViewerSession => ({
  auth: { token: async () => null, refresh: async () => null },
  token: () => null,
  viewer: () => viewer,
  known: async () => viewer,
  onChange: () => () => undefined,
});
const Row = () => (useViewer() ? <p>Your teams</p> : null);
const fills = new Map([[homeOwn.name, [filled(homeOwn, Row)]]]);
const ann = { id: 'ann' };
const home = (viewer: { id: string } | null, own: Fills = fills) => (
  <ViewerProvider value={sessionOf(viewer)}>
    <PageProviders now={0} fills={own}>
      <OwnPlace />
    </PageProviders>
  </ViewerProvider>
);
const stored = () => localStorage.getItem('touchline.nordic.own');

it('stores the height of a viewer’s parts for the next visit’s first paint and for history navigation', async () => {
  const { unmount } = render(home(ann));
  expect(screen.getByText('Your teams')).toBeTruthy();
  await vi.waitFor(() => expect(stored()).toBe('640px'));
  unmount();
  await vi.waitFor(() => expect(document.documentElement.style.getPropertyValue(ownRoom)).toBe('640px'));
  height = 0;
  render(home(ann));
  await vi.waitFor(() => expect(stored(), 'who has nothing of their own any more keeps no room').toBe('0px'));
});

it('loads its fills for a viewer, and shows them together when all have loaded or failed', async () => {
  const coming = Promise.withResolvers<() => ReactNode>();
  const load = vi.fn(() => coming.promise);
  const broken = vi.fn(async (): Promise<() => ReactNode> => Promise.reject(new Error('offline')));
  const later = new Map([[homeOwn.name, [filled(homeOwn, Row), fill(homeOwn, broken), fill(homeOwn, load)]]]);
  const { rerender, unmount } = render(home(null, later));
  expect([load, broken].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  rerender(home(ann, later));
  await vi.waitFor(() => expect([load, broken].map(({ mock }) => mock.calls.length)).toEqual([1, 1]));
  expect(document.body.textContent).toBe('');
  coming.resolve(() => <p>Your club</p>);
  await screen.findByText('Your club');
  expect(document.body.textContent).toBe('Your teamsYour club');
  unmount();
  broken.mockResolvedValue(() => <p>Go on watching</p>);
  render(home(ann, later));
  await screen.findByText('Go on watching');
});

it('is empty for a visitor, stores no height, and renders only its place on the server', () => {
  render(home(null));
  expect(document.body.textContent).toBe('');
  expect(stored()).toBeNull();
  expect(renderToString(home(ann))).toMatch(/^<div class="[^"]*"><\/div>$/);
});

it('is left out if no feature fills it', () => {
  expect(renderToString(home(ann, new Map()))).toBe('');
});
