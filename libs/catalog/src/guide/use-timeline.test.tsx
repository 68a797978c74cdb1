import { cleanup, render, screen } from '@testing-library/react';
import { PageProviders } from '@touchline/feature-kit/testing';
import { useFormats } from '@touchline/i18n';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { spanOf } from './guide-day.ts';
import { useTimeline } from './use-timeline.ts';

/** 23:20 in Oslo, 17:20 in New York. */
const now = Date.UTC(2026, 10, 25, 22, 20);
const kept = { name: 'guide', keep: () => () => undefined };
/** Of the screen, in minutes: a minute is as wide as a pixel. */
const width = 300;

function Timeline() {
  const { start } = spanOf('today', now, useFormats());
  const { scroller } = useTimeline({ kept, day: 'today', start, now, minuteWidth: 1 });
  return <div ref={scroller} data-testid="guide" />;
}

const shownIn = (timeZone: string) => (
  <PageProviders now={now} timeZone={timeZone}>
    <Timeline />
  </PageProviders>
);

const scrolled = () => screen.getByTestId('guide').scrollLeft;

beforeEach(() => {
  // Nothing is laid out here: a row of 24 hours that ends where browsers let it end.
  let left = 0;
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockImplementation(() => left);
  vi.spyOn(Element.prototype, 'scrollLeft', 'set').mockImplementation((to) => {
    left = Math.min(Math.max(0, to), 24 * 60 - width);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows what comes after now in the viewer’s zone, too, where the customer’s day had no room for it', () => {
  const { rerender } = render(shownIn('Europe/Oslo'));
  expect(scrolled(), 'the end of the day').toBe(24 * 60 - width);
  rerender(shownIn('America/New_York'));
  expect(scrolled()).toBe(17 * 60 + 20 - 0.15 * width);
});

it('leaves what a viewer has scrolled to where it is when their zone is known', () => {
  const { rerender } = render(shownIn('Europe/Oslo'));
  screen.getByTestId('guide').scrollLeft = 10 * 60;
  rerender(shownIn('America/New_York'));
  expect(scrolled(), 'the same moment').toBe(4 * 60);
});

it('leaves a viewer at the beginning of the day who has scrolled there', () => {
  const { rerender } = render(shownIn('Europe/Oslo'));
  screen.getByTestId('guide').scrollLeft = 6 * 60;
  rerender(shownIn('America/New_York'));
  expect(scrolled()).toBe(0);
  rerender(shownIn('Europe/Oslo'));
  expect(scrolled(), 'the same moment').toBe(6 * 60);
});
