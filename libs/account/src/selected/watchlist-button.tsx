import { useSessionState } from '@touchline/auth-session';
import { useText } from '@touchline/i18n';
import { Button, ButtonLink, IconBookmark, IconBookmarkPlus } from '@touchline/ui-kit';
import { Link, useLocation } from 'react-router-dom';
import { loginPath } from '../login-path.ts';
import { useWatchlisted } from './use-watchlisted.ts';

/** Under the player: saves the event for later. Leads whoever is not signed in to the login page and back. */
export function WatchlistButton({ eventId }: { eventId: string }) {
  const text = useText('account');
  const here = useLocation();
  if (useSessionState().status === 'member') return <MemberButton eventId={eventId} />;
  return (
    <ButtonLink icon={<IconBookmarkPlus />} render={(link) => <Link to={loginPath(here)} {...link} />}>
      {text('everywhere.watchlist.button')}
    </ButtonLink>
  );
}

function MemberButton({ eventId }: { eventId: string }) {
  const text = useText('account');
  const { on, toggle } = useWatchlisted(eventId);
  return (
    <Button icon={on ? <IconBookmark filled /> : <IconBookmarkPlus />} aria-pressed={on} onClick={toggle}>
      {text('everywhere.watchlist.button')}
    </Button>
  );
}
