import { useText } from '@touchline/i18n';
import { ButtonLink, IconButton, IconX } from '@touchline/ui-kit';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './invitation.module.css';
import { storedValue } from '@touchline/feature-kit/storage';

/** Limit of stored viewers. The oldest are deleted. */
const maxViewers = 20;
const maxIdCharacters = 128;

const isId = (value: unknown): value is string => typeof value === 'string' && value.length <= maxIdCharacters;

/** Ids of the viewers who have dismissed the invitation. */
const dismissedInvitations = storedValue<readonly string[]>({
  name: 'invited',
  scope: 'browser',
  parse: (rawValue) => (Array.isArray(rawValue) ? rawValue.filter(isId).slice(-maxViewers) : undefined),
  empty: [],
  maxBytes: 10_000,
});

/** Stores in this browser which viewers have dismissed the invitation. */
const invitations = {
  isDismissed: (viewer: string): boolean => dismissedInvitations.get().includes(viewer),
  dismiss: (viewer: string): void =>
    void dismissedInvitations.update((viewers) =>
      [...viewers.filter((otherViewer) => otherViewer !== viewer), viewer].slice(-maxViewers),
    ),
};

/**
 * Invites a viewer who follows no target to follow some. After a dismissal, this viewer does not see it again in this
 * browser.
 */
export function Invitation({ viewer }: { viewer: string }) {
  const text = useText('following');
  const [isDismissed, setIsDismissed] = useState(() => invitations.isDismissed(viewer));
  const container = useRef<HTMLDivElement>(null);
  function dismissInvitation(): void {
    invitations.dismiss(viewer);
    setIsDismissed(true);
    // The row disappears with the pressed button, so the focus moves to the element around the row.
    container.current?.focus();
  }
  return (
    <div ref={container} tabIndex={-1}>
      {!isDismissed && (
        <section className={styles.place} aria-label={text('invitation.label')}>
          <div className={styles.invitation}>
            <p className={styles.text}>{text('invitation.text')}</p>
            <div className={styles.actions}>
              <ButtonLink size="s" render={(link) => <Link to="/following/league/" {...link} />}>
                {text('invitation.choose')}
              </ButtonLink>
              <IconButton label={text('invitation.dismiss')} onClick={dismissInvitation}>
                <IconX />
              </IconButton>
            </div>
          </div>
        </section>
      )}
    </div>
  );
}
