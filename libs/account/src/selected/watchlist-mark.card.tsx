import { useSessionState } from '@touchline/auth-session';
import { useText } from '@touchline/i18n';
import { IconBookmark, IconBookmarkPlus, IconButton, type IconButtonProps } from '@touchline/ui-kit';
import { useNavigate } from 'react-router-dom';
import { type EntranceOptions, useEntrance } from '../menu/use-entrance.ts';
import { useWatchlisted } from './use-watchlisted.ts';

interface MarkedMedium {
  eventId: string;
  title: string;
}

/** Beside a card: saves the event for later. For whoever is not signed in it is the way in. */
export function WatchlistMark({ options, ...medium }: MarkedMedium & { options: EntranceOptions }) {
  const isMember = useSessionState().status === 'member';
  return isMember ? <MemberMark {...medium} /> : <VisitorMark title={medium.title} options={options} />;
}

function VisitorMark({ title, options }: { title: string; options: EntranceOptions }) {
  const entrance = useEntrance(options);
  const navigate = useNavigate();
  const press = entrance.kind === 'page' ? { onClick: () => void navigate(entrance.to) } : entrance.press;
  return <Mark title={title} on={false} {...press} />;
}

function MemberMark({ eventId, title }: MarkedMedium) {
  const { on, toggle } = useWatchlisted(eventId);
  return <Mark title={title} on={on} onClick={toggle} />;
}

interface MarkProps extends Pick<IconButtonProps, 'onClick' | 'onFocus' | 'onPointerEnter'> {
  title: string;
  /** Undefined until it is known. */
  on: boolean | undefined;
}

function Mark({ title, on, ...press }: MarkProps) {
  const text = useText('account');
  return (
    <IconButton label={text('everywhere.watchlist.save', { title })} pressed={on} {...press}>
      {on ? <IconBookmark filled /> : <IconBookmarkPlus />}
    </IconButton>
  );
}
