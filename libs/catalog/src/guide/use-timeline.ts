import type { KeptRow } from '@touchline/ui-kit';
import { useFormats } from '@touchline/i18n';
import { useLayoutEffect, useRef } from 'react';
import type { GuideDay } from './guide-day.ts';

const minute = 60_000;

/** What is seen of the time before now, as a share of the screen's width. */
const before = 0.15;

interface TimelineOptions {
  /** Where the viewer left it: going back leads there again. */
  kept: KeptRow;
  day: GuideDay;
  /** When the day begins. */
  start: number;
  now: number;
  /** In pixels. */
  minuteWidth: number;
}

interface Shown {
  day: GuideDay;
  start: number;
  /** How far it was scrolled where nobody but the guide itself had; undefined once somebody has. */
  opened: number | undefined;
}

/**
 * How far the guide is scrolled. It begins at the time of day that is now, also of another day; the ruler above goes along, and a day
 * that begins at another moment (midnight has passed, the viewer's zone is known) leaves what a viewer has scrolled to where it is.
 */
export function useTimeline({ kept, day, start, now, minuteWidth }: TimelineOptions) {
  const formats = useFormats();
  const scroller = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const shown = useRef<Shown>(undefined);

  const sign = (element: HTMLElement): number => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);
  const leftOf = (element: HTMLElement, minutes: number): number =>
    sign(element) * Math.max(0, minutes * minuteWidth - element.clientWidth * before);
  const minutesToday = (now - formats.dayStart(now)) / minute;

  useLayoutEffect(() => (scroller.current ? kept.keep(scroller.current) : undefined), [kept]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const last = shown.current;
    const isUntouched = element.scrollLeft === (last ? last.opened : 0);
    // What the day of the customer's zone had no room for may lie ahead in the viewer's: a place that nobody has left is found anew.
    if (isUntouched && (!last || last.day === day)) element.scrollLeft = leftOf(element, minutesToday);
    else if (last?.day === day) element.scrollLeft += (sign(element) * (last.start - start) * minuteWidth) / minute;
    shown.current = { day, start, opened: isUntouched ? element.scrollLeft : undefined };
    // oxlint-disable-next-line react/exhaustive-deps -- a clock that ticks moves nobody
  }, [day, start]);

  return {
    scroller,
    ruler,
    onScroll() {
      if (ruler.current && scroller.current) ruler.current.scrollLeft = scroller.current.scrollLeft;
    },
    toNow() {
      const element = scroller.current;
      element?.scrollTo({ left: leftOf(element, minutesToday), behavior: 'smooth' });
    },
    /** Earlier below zero, later above. */
    turn(direction: 1 | -1) {
      const element = scroller.current;
      element?.scrollBy({ left: sign(element) * direction * element.clientWidth * 0.7, behavior: 'smooth' });
    },
  };
}
