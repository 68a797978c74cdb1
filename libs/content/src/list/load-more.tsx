import { useText } from '@touchline/i18n';
import { Button, VisuallyHidden } from '@touchline/ui-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFirstViewDone } from '../live/use-first-view-done.ts';
import type { EventList } from './use-event-list.ts';
import styles from './load-more.module.css';

/** The next page loads when the end of the list is this far below the screen: one or two screens. */
const loadMargin = '1200px';
/** The shortest time between two pages that add no entry. */
const repeatPageDelayMs = 500;
/** The shortest time before the next page, so that each page is drawn before the next one loads. */
const nextPageDelayMs = 150;

/** A list that grows, with entries of any type. */
export interface GrowingList extends Pick<EventList, 'more' | 'busy' | 'moreFailed' | 'loadMore'> {
  views: readonly { id: string }[] | undefined;
}

/**
 * Loads the next page when the end of the list comes near the screen. The button does the same, and retries after a
 * failure.
 */
export function LoadMore({ list: { views, more, busy, moreFailed, loadMore } }: { list: GrowingList }) {
  const text = useText('content');
  const end = useRef<HTMLDivElement>(null);
  const firstViewOver = useFirstViewDone();
  const last = views?.at(-1)?.id;
  const lastRequest = useRef<{ at: number; last: string | undefined }>({ at: -repeatPageDelayMs, last: undefined });
  const near = useEffectEvent(() => {
    if (busy || moreFailed) return;
    lastRequest.current = { at: performance.now(), last };
    loadMore();
  });
  // Waits for the end of the first view. Observes again after each page: on a tall screen the end may be near already.
  useEffect(() => {
    const element = end.current;
    if (!element || !firstViewOver || !more || busy || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && near(), {
      rootMargin: `0px 0px ${loadMargin}`,
    });
    const { at, last: lastThen } = lastRequest.current;
    const wait = last === lastThen ? repeatPageDelayMs : nextPageDelayMs;
    const timer = setTimeout(() => observer.observe(element), at + wait - performance.now());
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [firstViewOver, more, busy, last]);
  // When the last page removes the pressed button, the focus moves to the last entry.
  const hadFocus = useRef(false);
  useEffect(() => {
    if (more || !hadFocus.current) return;
    hadFocus.current = false;
    const links = end.current?.parentElement?.querySelectorAll<HTMLElement>('[data-entry] a[href], li a[href]');
    links?.item(links.length - 1)?.focus({ preventScroll: true });
  }, [more]);
  if (!more) return <div ref={end} hidden />;
  return (
    <div
      ref={end}
      className={styles.end}
      onFocus={() => void (hadFocus.current = true)}
      onBlur={({ relatedTarget }) => void (hadFocus.current = relatedTarget === null && hadFocus.current)}
    >
      <VisuallyHidden>
        <output>{busy && text('more.loading')}</output>
      </VisuallyHidden>
      {moreFailed && !busy && <p className={styles.problem}>{text('problem.title')}</p>}
      <Button loading={busy} onClick={loadMore}>
        {text(moreFailed ? 'problem.retry' : 'more.show')}
      </Button>
    </div>
  );
}
