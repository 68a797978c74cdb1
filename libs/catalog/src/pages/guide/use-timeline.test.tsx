import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PageProviders } from '@touchline/feature-kit/testing';
import { useFormats } from '@touchline/i18n';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getSpan } from './guide-day.ts';
import { useTimeline } from './use-timeline.ts';

/** 23:20 in Oslo, 17:20 in New York. */
const now = Date.UTC(2026, 10, 25, 22, 20);
const scrollRestoration = { name: 'guide', keep: () => () => undefined };
/** Width of the screen. In this test a minute is one pixel wide. */
const viewportWidthPx = 300;

function Timeline() {
  const { startMs } = getSpan('today', now, useFormats());
  const { scroller, onScroll } = useTimeline({ scrollRestoration, day: 'today', start: startMs, now });
  const style: Record<string, string> = { '--minute': '1px' };
  return <div ref={scroller} onScroll={onScroll} data-testid="guide" style={style} />;
}

const createTimeline = (timeZone: string) => (
  <PageProviders now={now} timeZone={timeZone}>
    <Timeline />
  </PageProviders>
);

const getScrollLeft = () => screen.getByTestId('guide').scrollLeft;

beforeEach(() => {
  // jsdom has no layout, so this stub limits the position to a row of 24 hours, as browsers do.
  let scrollPx = 0;
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(viewportWidthPx);
  vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockImplementation(() => scrollPx);
  vi.spyOn(Element.prototype, 'scrollLeft', 'set').mockImplementation((scrollLeftPx) => {
    scrollPx = Math.min(Math.max(0, scrollLeftPx), 24 * 60 - viewportWidthPx);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('the guide scrolls to the current time in the viewer’s zone, even if that time is outside the customer’s day', () => {
  const { rerender } = render(createTimeline('Europe/Oslo'));
  expect(getScrollLeft(), 'limited to the end of the day').toBe(24 * 60 - viewportWidthPx);
  rerender(createTimeline('America/New_York'));
  expect(getScrollLeft()).toBe(17 * 60 + 20 - 0.15 * viewportWidthPx);
});

it('a viewer’s scroll position shows the same time when the viewer’s zone becomes known', () => {
  const { rerender } = render(createTimeline('Europe/Oslo'));
  screen.getByTestId('guide').scrollLeft = 10 * 60;
  rerender(createTimeline('America/New_York'));
  expect(getScrollLeft(), '4:00 in New York').toBe(4 * 60);
});

it('the scroll position shows the same time after the time zone changes and changes back', () => {
  const { rerender } = render(createTimeline('Europe/Oslo'));
  screen.getByTestId('guide').scrollLeft = 6 * 60;
  rerender(createTimeline('America/New_York'));
  expect(getScrollLeft()).toBe(0);
  rerender(createTimeline('Europe/Oslo'));
  expect(getScrollLeft(), '6:00 in Oslo').toBe(6 * 60);
});

it('the scroll position shows the same time after a rotation of a tablet that makes each minute wider', () => {
  render(createTimeline('America/New_York'));
  const guide = screen.getByTestId('guide');
  guide.scrollLeft = 6 * 60;
  fireEvent.scroll(guide);
  guide.style.setProperty('--minute', '1.5px');
  dispatchEvent(new Event('resize'));
  expect(getScrollLeft()).toBe(9 * 60);
});

it('the scroll position shows the same time after minutes become narrower, although the browser limits the position first', () => {
  render(createTimeline('America/New_York'));
  const guide = screen.getByTestId('guide');
  guide.scrollLeft = 18 * 60;
  fireEvent.scroll(guide);
  guide.style.setProperty('--minute', '0.5px');
  guide.scrollLeft = 12 * 60 - viewportWidthPx;
  dispatchEvent(new Event('resize'));
  expect(getScrollLeft()).toBe(9 * 60);
});

it('the guide shows the current time when the rotation of a phone turns the list into a grid', () => {
  render(createTimeline('America/New_York'));
  const guide = screen.getByTestId('guide');
  guide.style.removeProperty('--minute');
  guide.scrollLeft = 0;
  fireEvent.scroll(guide);
  dispatchEvent(new Event('resize'));
  guide.style.setProperty('--minute', '1px');
  dispatchEvent(new Event('resize'));
  expect(getScrollLeft()).toBe(17 * 60 + 20 - 0.15 * viewportWidthPx);
});
