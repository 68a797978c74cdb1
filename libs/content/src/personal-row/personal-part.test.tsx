import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BelowScreenContext } from './below-screen-context.ts';
import { PersonalPart, type PersonalPartProps } from './personal-part.tsx';
import { personalRowHeights } from './personal-row-heights.ts';

type SeenEntry = Pick<IntersectionObserverEntry, 'boundingClientRect'>;
let reportVisibility: ((visibility: SeenEntry) => void) | undefined;
class FakeObserver {
  constructor(notify: (entries: SeenEntry[]) => void) {
    reportVisibility = (visibility) => notify([visibility]);
  }
  observe(): void {}
  disconnect(): void {
    reportVisibility = undefined;
  }
}

let belowScreenElement: HTMLElement;
beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset['site'] = 'nordic';
  belowScreenElement = document.createElement('div');
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const renderPart = (props: Partial<PersonalPartProps> = {}) => (
  <BelowScreenContext value={belowScreenElement}>
    <PersonalPart name="next" {...props}>
      <p>Your teams</p>
    </PersonalPart>
  </BelowScreenContext>
);
const createEntry = (topPx: number, blockSize: number): SeenEntry => ({
  boundingClientRect: new DOMRect(0, topPx, 100, blockSize),
});

it('a personal row that was not on home at the last visit appears below the visible part of the page', () => {
  const { container, rerender } = render(renderPart({ state: 'loading' }));
  rerender(renderPart());
  expect([container.textContent, belowScreenElement.textContent]).toEqual(['', 'Your teams']);
});

it('a personal row appears in its reserved space when it was on home at the last visit', () => {
  personalRowHeights.storeHeight('next', 312);
  const { container } = render(renderPart());
  expect([container.textContent, belowScreenElement.textContent]).toEqual(['Your teams', '']);
});

it('an empty personal row releases its reserved space when its end is below the window [fault-38e]', () => {
  personalRowHeights.storeHeight('next', 312);
  render(renderPart({ state: 'gone' }));
  const getReservedHeight = () => document.querySelector<HTMLElement>('[data-own]')?.style.minBlockSize;
  expect(screen.queryByText('Your teams')).toBeNull();
  expect(personalRowHeights.getHeight('next')).toBeUndefined();
  reportVisibility?.(createEntry(innerHeight - 400, 312));
  expect(getReservedHeight(), 'reserved while its end is on screen').toBe('312px');
  reportVisibility?.(createEntry(innerHeight - 100, 312));
  expect(getReservedHeight()).toBe('0px');
});

it('an empty personal row above the window keeps its reserved space, so that no visible element moves', () => {
  personalRowHeights.storeHeight('next', 312);
  vi.stubGlobal('CSS', { supports: () => false });
  render(renderPart({ state: 'gone' }));
  reportVisibility?.(createEntry(-800, 312));
  expect(document.querySelector<HTMLElement>('[data-own]')?.style.minBlockSize).toBe('312px');
});

it('a personal row counts towards the reserved height of the next visit, until its code fails to load', () => {
  personalRowHeights.storeHeight('club', 384);
  personalRowHeights.storeHeight('next', 312);
  expect(localStorage.getItem('touchline.nordic.own')).toBe('696px');
  personalRowHeights.removeOthers(['club']);
  expect([localStorage.getItem('touchline.nordic.own'), personalRowHeights.getHeight('next')]).toEqual([
    '384px',
    undefined,
  ]);
});
