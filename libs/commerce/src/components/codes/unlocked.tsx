import { useText } from '@touchline/i18n';
import { ButtonLink, Notice } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { eventPath, isMatchPath, ownedPath } from '../../paths.ts';

/** The contents that a code has unlocked. */
export interface OpenedByCode {
  /** The event of a code for a single event. */
  eventId: string | undefined;
  title: string;
}

/**
 * Replaces the form after a code has unlocked contents, and links to these contents.
 * @param returnTo the page that the viewer requested
 */
export function UnlockedNotice({ eventId, title, returnTo = '/' }: OpenedByCode & { returnTo?: string }) {
  const text = useText('commerce');
  const path = eventId === undefined ? ownedPath(returnTo) : eventPath(eventId);
  return (
    <Notice
      tone="success"
      title={text('code.opened', { title })}
      action={
        <ButtonLink variant="brand" size="l" render={(link) => <Link to={path} {...link} />}>
          {text(isMatchPath(path) ? 'payment.watch' : 'account.subscription.mine')}
        </ButtonLink>
      }
    />
  );
}
