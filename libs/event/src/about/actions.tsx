import { eventActions, eventPath, type EventView } from '@touchline/content';
import { Slot } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { ButtonLink, IconFilm } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { ClipButton } from '../clips/clip-button.tsx';
import { PersonalClipActions } from '../clips/personal-clip-actions.tsx';
import { RemindButton } from '../remind/remind-button.tsx';
import { useAfterPicture } from '../player/after-picture-context.ts';
import styles from './about.module.css';
import { CalendarButton } from './calendar-button.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { ShareMoment } from '../share/share-moment.tsx';

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
