import { useText } from '@touchline/i18n';
import { Button, VisuallyHidden } from '@touchline/ui-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFirstViewDone } from '../live/use-first-view-done.ts';
import type { EventList } from './use-event-list.ts';
import styles from './load-more.module.css';

/** The next page loads when the end of the list is this far below the screen, about one or two screens. */
const loadMargin = '1200px';
/** The shortest time between requests for pages that add no entry. */
const repeatPageDelayMs = 500;
/** The shortest time before the next page, so that each page is drawn before the next one loads. */
const nextPageDelayMs = 150;

/** A list that grows, with entries of any type. */
export interface GrowingList extends Pick<EventList, 'hasMore' | 'isLoading' | 'hasMoreFailed' | 'loadMore'> {
  views: readonly { id: string }[] | undefined;
}

/**
 * Loads the next page when the end of the list comes near the screen. The button does the same, and retries after a
 * failure.
 */
export function LoadMore({ list: { views, hasMore, isLoading, hasMoreFailed, loadMore } }: { list: GrowingList }) {
  const text = useText('content');
  const endElement = useRef<HTMLDivElement>(null);
  const isFirstViewOver = useFirstViewDone();
  const lastEventId = views?.at(-1)?.id;
  const lastRequest = useRef<{ timeMs: number; lastEventId: string | undefined }>({
    timeMs: -repeatPageDelayMs,
    lastEventId: undefined,
  });
  const onNearEnd = useEffectEvent(() => {
    if (isLoading || hasMoreFailed) return;
    lastRequest.current = { timeMs: performance.now(), lastEventId };
    loadMore();
  });
  // Waits for the end of the first view. Observes again after each page, because on a tall screen the end may be near
  // already.
  useEffect(() => {
    const element = endElement.current;
    if (!element || !isFirstViewOver || !hasMore || isLoading || typeof IntersectionObserver === 'undefined')
      return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onNearEnd(),
      {
        rootMargin: `0px 0px ${loadMargin}`,
      },
    );
    const { timeMs, lastEventId: previousLastEventId } = lastRequest.current;
    const delayMs = lastEventId === previousLastEventId ? repeatPageDelayMs : nextPageDelayMs;
    const timer = setTimeout(() => observer.observe(element), timeMs + delayMs - performance.now());
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isFirstViewOver, hasMore, isLoading, lastEventId]);
  // When the last page removes the pressed button, the focus moves to the last entry.
  const hadFocusRef = useRef(false);
  useEffect(() => {
    if (hasMore || !hadFocusRef.current) return;
    hadFocusRef.current = false;
    const links = endElement.current?.parentElement?.querySelectorAll<HTMLElement>('[data-entry] a[href], li a[href]');
    links?.item(links.length - 1)?.focus({ preventScroll: true });
  }, [hasMore]);
  if (!hasMore) return <div ref={endElement} hidden />;
  return (
    <div
      ref={endElement}
      className={styles.end}
      onFocus={() => void (hadFocusRef.current = true)}
      onBlur={({ relatedTarget }) => void (hadFocusRef.current = relatedTarget === null && hadFocusRef.current)}
    >
      <VisuallyHidden>
        <output>{isLoading && text('more.loading')}</output>
      </VisuallyHidden>
      {hasMoreFailed && !isLoading && <p className={styles.problem}>{text('problem.title')}</p>}
      <Button loading={isLoading} onClick={loadMore}>
        {text(hasMoreFailed ? 'problem.retry' : 'more.show')}
      </Button>
    </div>
  );
}
