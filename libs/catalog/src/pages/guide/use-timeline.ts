import type { RowScrollRestoration } from '@touchline/ui-kit';
import { useFormats } from '@touchline/i18n';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { GuideDay } from './guide-day.ts';

const minuteMs = 60_000;

/** The part of the screen's width that shows the time before now. */
const viewportShareBeforeNow = 0.15;

interface TimelineOptions {
  /** Restores the viewer's scroll position on history navigation. */
  scrollRestoration: RowScrollRestoration;
  day: GuideDay;
  /** Start of the day, in milliseconds since 1970. */
  start: number;
  now: number;
}

interface ShownTimeline {
  day: GuideDay;
  start: number;
  /** The scroll position that the guide has set; undefined after the viewer has scrolled. */
  openedScrollLeft: number | undefined;
}

/** The width of a minute. The styles choose it by the width of the screen. */
const getMinutePx = (element: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue('--minute')) || 0;

/**
 * Scrolls the guide and its ruler. The guide starts at the current time of day, on every day. If the start of the day
 * or the width of a minute changes, the viewer's scroll position still shows the same time.
 */
export function useTimeline({ scrollRestoration, day, start, now }: TimelineOptions) {
  const formats = useFormats();
  const scroller = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const shownTimeline = useRef<ShownTimeline>(undefined);
  /**
   * The last scroll position, and the width of a minute at that time. When the guide becomes narrower, the browser
   * limits `scrollLeft` before it reports the resize.
   */
  const lastScrollLeft = useRef(0);
  const minutePx = useRef(0);

  const getScrollSign = (element: HTMLElement): number => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);
  const getLeftPx = (element: HTMLElement, minutes: number): number =>
    getScrollSign(element) * Math.max(0, minutes * getMinutePx(element) - element.clientWidth * viewportShareBeforeNow);
  function storeScrollLeft(element: HTMLElement): void {
    lastScrollLeft.current = element.scrollLeft;
    minutePx.current = getMinutePx(element);
  }
  const minutesSinceDayStart = (now - formats.dayStart(now)) / minuteMs;

  useLayoutEffect(() => (scroller.current ? scrollRestoration.keep(scroller.current) : undefined), [scrollRestoration]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const lastTimeline = shownTimeline.current;
    const isUntouched = element.scrollLeft === (lastTimeline ? lastTimeline.openedScrollLeft : 0);
    // The viewer's day may be longer than the customer's. If the viewer has not scrolled, the position is computed
    // again.
    if (isUntouched && (!lastTimeline || lastTimeline.day === day))
      element.scrollLeft = getLeftPx(element, minutesSinceDayStart);
    else if (lastTimeline?.day === day)
      element.scrollLeft += (getScrollSign(element) * (lastTimeline.start - start) * getMinutePx(element)) / minuteMs;
    shownTimeline.current = { day, start, openedScrollLeft: isUntouched ? element.scrollLeft : undefined };
    storeScrollLeft(element);
    // oxlint-disable-next-line react/exhaustive-deps -- a tick of the clock must not move the view
  }, [day, start]);

  const restoreTime = useEffectEvent(() => {
    const element = scroller.current;
    const newMinutePx = element ? getMinutePx(element) : 0;
    // On a phone the guide is a list, in which minutes have no width.
    if (newMinutePx === 0) minutePx.current = 0;
    if (!element || newMinutePx === 0 || newMinutePx === minutePx.current) return;
    const isUntouched = minutePx.current === 0 || lastScrollLeft.current === shownTimeline.current?.openedScrollLeft;
    element.scrollLeft = isUntouched
      ? getLeftPx(element, minutesSinceDayStart)
      : lastScrollLeft.current * (newMinutePx / minutePx.current);
    storeScrollLeft(element);
    if (isUntouched && shownTimeline.current) shownTimeline.current.openedScrollLeft = element.scrollLeft;
  });
  useEffect(() => {
    const onResize = () => restoreTime();
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);

  return {
    scroller,
    ruler,
    onScroll() {
      // After a resize, the browser may limit the position and send a scroll event.
      if (scroller.current) lastScrollLeft.current = scroller.current.scrollLeft;
      if (ruler.current && scroller.current) ruler.current.scrollLeft = scroller.current.scrollLeft;
    },
    scrollToNow() {
      const element = scroller.current;
      element?.scrollTo({ left: getLeftPx(element, minutesSinceDayStart), behavior: 'smooth' });
    },
    /** Scrolls to earlier times for -1, to later times for 1. */
    scrollByPage(direction: 1 | -1) {
      const element = scroller.current;
      element?.scrollBy({ left: getScrollSign(element) * direction * element.clientWidth * 0.7, behavior: 'smooth' });
    },
  };
}
