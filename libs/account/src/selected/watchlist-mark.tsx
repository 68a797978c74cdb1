import { useSessionState } from '@touchline/auth-session';
import { useText } from '@touchline/i18n';
import { IconBookmark, IconBookmarkPlus, IconButton } from '@touchline/ui-kit';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginPath } from '../login-path.ts';
import { useWatchlisted } from './use-watchlisted.ts';

/** Beside a card: saves the event for later. Leads whoever is not signed in to the login page and back. */
export function WatchlistMark({ eventId, title }: { eventId: string; title: string }) {
  const here = useLocation();
  const navigate = useNavigate();
  if (useSessionState().status === 'member') return <MemberMark eventId={eventId} title={title} />;
  return <Mark title={title} on={false} onClick={() => void navigate(loginPath(here))} />;
}

function MemberMark({ eventId, title }: { eventId: string; title: string }) {
  const { on, toggle } = useWatchlisted(eventId);
  return <Mark title={title} on={on} onClick={toggle} />;
}

function Mark({ title, on, onClick }: { title: string; on: boolean; onClick: () => void }) {
  const text = useText('account');
  return (
    <IconButton label={text('everywhere.watchlist.save', { title })} pressed={on} onClick={onClick}>
      {on ? <IconBookmark filled /> : <IconBookmarkPlus />}
    </IconButton>
  );
}
