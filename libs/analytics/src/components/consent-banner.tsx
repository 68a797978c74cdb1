import { reserveBottomSpace } from '@touchline/feature-kit/corner';
import { useText } from '@touchline/i18n';
import { Button, type RenderLink, VisuallyHidden } from '@touchline/ui-kit';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Answer } from '../state/stored-answer.ts';
import { useDocked } from './use-docked.ts';
import styles from './consent-banner.module.css';

export interface ConsentBannerProps {
  /** A link to the customer's privacy policy, if there is one. */
  privacy?: RenderLink | undefined;
  /** The current answer, shown when a visitor opens the banner to change it. */
  now?: Answer | undefined;
  onAnswer: (answer: Answer) => void;
  /**
   * Closes a banner that a visitor opened. A banner with this function takes the focus and returns it when it closes.
   */
  onLeave?: (() => void) | undefined;
}

/** Delay before the announcement, so that it does not interrupt the page's own. */
const announcementDelayMs = 1_000;

/**
 * Asks for consent to analytics: two equal answers, at the bottom of the window, or at the page's end while it would
 * cover a field or a match's button. It moves no content. It takes the focus only if a visitor opened it; screen
 * readers announce it.
 */
export function ConsentBanner({ privacy, now, onAnswer, onLeave }: ConsentBannerProps) {
  const text = useText('analytics');
  const banner = useRef<HTMLElement>(null);
  const title = useId();
  const textId = useId();
  const isOnDemand = onLeave !== undefined;
  const [isAnnouncementShown, setIsAnnouncementShown] = useState(false);

  useDocked(banner, isOnDemand);
  useEffect(() => reserveBottomSpace(banner.current), []);
  useEffect(() => {
    if (isOnDemand) return undefined;
    const timer = setTimeout(() => setIsAnnouncementShown(true), announcementDelayMs);
    return () => clearTimeout(timer);
  }, [isOnDemand]);

  useEffect(() => {
    if (!isOnDemand) return undefined;
    const previousFocus = document.activeElement;
    banner.current?.focus();
    return () => {
      if (previousFocus instanceof HTMLElement && previousFocus.isConnected) previousFocus.focus();
    };
  }, [isOnDemand]);

  const storeAnswer = (answer: Answer) => {
    // The pressed button is removed: the focus moves to the page's content.
    if (!isOnDemand && banner.current?.contains(document.activeElement))
      document.querySelector('main')?.focus({ preventScroll: true });
    onAnswer(answer);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onLeave?.();
  };

  return (
    <>
      {!isOnDemand && (
        <div role="status">
          <VisuallyHidden>{isAnnouncementShown && text('asked')}</VisuallyHidden>
        </div>
      )}
      <section
        ref={banner}
        className={styles.banner}
        aria-labelledby={title}
        aria-describedby={textId}
        tabIndex={-1}
        data-asks=""
        {...(isOnDemand && { onKeyDown })}
      >
        <div className={styles.words}>
          <h2 id={title} className={styles.title}>
            {text('title')}
          </h2>
          <p id={textId}>
            {text('question')} {now && <b>{text(`now.${now}`)}</b>}{' '}
            {privacy?.({ className: styles.link ?? '', children: text('privacy') })}
          </p>
        </div>
        <div className={styles.actions}>
          <Button variant="outline" onClick={() => storeAnswer('refused')}>
            {text('refuse')}
          </Button>
          <Button variant="outline" onClick={() => storeAnswer('granted')}>
            {text('accept')}
          </Button>
        </div>
      </section>
    </>
  );
}
