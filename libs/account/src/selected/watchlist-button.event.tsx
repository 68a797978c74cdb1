import { useSessionState } from '@touchline/auth-session';
import { useText } from '@touchline/i18n';
import { Button, IconBookmark, IconBookmarkPlus } from '@touchline/ui-kit';
import { EntranceButton } from '../menu/entrance-button.tsx';
import type { EntranceOptions } from '../menu/use-entrance.ts';
import { useWatchlisted } from './use-watchlisted.ts';

interface WatchlistButtonProps {
  eventId: string;
  options: EntranceOptions;
}

/** Under the player: saves the event for later. For whoever is not signed in it is the way in. */
export function WatchlistButton({ eventId, options }: WatchlistButtonProps) {
  const text = useText('account');
  if (useSessionState().status === 'member') return <MemberButton eventId={eventId} />;
  return (
    <EntranceButton options={options} icon={<IconBookmarkPlus />}>
      {text('everywhere.watchlist.button')}
    </EntranceButton>
  );
}

function MemberButton({ eventId }: { eventId: string }) {
  const text = useText('account');
  const { on, toggle } = useWatchlisted(eventId);
  return (
    <Button icon={on ? <IconBookmark filled /> : <IconBookmarkPlus />} aria-pressed={on} onClick={toggle}>
      {text(on ? 'everywhere.watchlist.saved' : 'everywhere.watchlist.button')}
    </Button>
  );
}
