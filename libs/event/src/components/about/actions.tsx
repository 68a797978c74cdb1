import { eventActions, eventPath, type EventView, matchClipsQuery, personalClipActions } from '@touchline/content';
import { Slot, useViewer } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { ButtonLink, IconFilm } from '@touchline/ui-kit';
import { Link, useNavigate } from 'react-router-dom';
import { ClipButton } from '../clips/clip-button.tsx';
import { RemindButton } from './remind-button.tsx';
import { useAfterPicture } from '../../state/after-picture-context.ts';
import styles from './about.module.css';
import { CalendarButton } from './calendar-button.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { ShareMoment } from '../share/share-moment.tsx';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';

/** The viewer's actions for an event, in one row under the score bar; actions of other features come first. */
export function Actions({ view }: { view: EventView }) {
  const text = useText('event');
  const shared = { title: view.safeTitle, eventId: view.id, kind: view.kind };
  // A link to a moment uses the portal's own page, because the operator's `shareUrl` supports no moments.
  const shareProps = { ...shared, address: view.shareUrl };
  return (
    <div className={styles.actions} data-screen-only="">
      <Slot of={eventActions} props={{ event: view, isAfterPicture: useAfterPicture() }} />
      <ClipButton />
      <PersonalClipActions view={view} />
      {view.status === 'upcoming' && <RemindButton view={view} />}
      {view.status === 'upcoming' && <CalendarButton view={view} />}
      {view.matchId !== view.id && (
        <ButtonLink
          icon={<IconFilm />}
          render={(link) => <Link to={eventPath({ id: view.matchId, status: 'archived' })} {...link} />}
        >
          {text('highlights.parentMatch')}
        </ButtonLink>
      )}
      <ShareButton {...shareProps} />
      {view.status !== 'channel' && <ShareMoment {...shared} />}
    </div>
  );
}

/** Buttons to rename and delete the open clip, if it is the viewer's own. */
function PersonalClipActions({ view }: { view: EventView }) {
  const viewer = useViewer();
  return viewer && view.kind === 'user_clip' && <ViewerActions view={view} viewer={viewer.id} />;
}

function ViewerActions({ view, viewer }: { view: EventView; viewer: string }) {
  const navigate = useNavigate();
  const query = matchClipsQuery(useApi(), viewer, view.matchId, 'user_clip');
  // The shelf below loads the same list. A clip in that list is the viewer's own.
  const { data } = useQuery({ ...query, enabled: useAfterPicture() });
  if (!data?.entries.some(({ id }) => id === view.id)) return null;
  const openMatch = () => void navigate(eventPath({ id: view.matchId, status: 'archived' }), { replace: true });
  return <Slot of={personalClipActions} props={{ clip: view, onGone: openMatch }} />;
}
