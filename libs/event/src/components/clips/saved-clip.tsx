import { EventImage, eventPath, type EventView } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { Button, ButtonLink, IconCircleCheck, IconPlay, IconScissors, Spinner } from '@touchline/ui-kit';
import { Link, useHref } from 'react-router-dom';
import { ShareButton } from '../share/share-button.tsx';
import styles from './clip-panel.module.css';
import type { SavedClipInfo } from './use-clip-saving.ts';

interface SavedClipProps {
  /** The match of the clip, whose drawing replaces a missing picture. */
  view: EventView;
  savedClip: SavedClipInfo;
  onNewClip: () => void;
}

/**
 * The path of a viewer's clip. With the media type, the page needs no request for an event of this
 * id.
 */
const clipPath = (id: string): string => `${eventPath({ id, status: 'vod' })}?media_type=user_clip`;

function SavedClipActions({ id, title }: { id: string; title: string }) {
  const text = useText('event');
  const href = useHref(clipPath(id));
  return (
    <>
      <ButtonLink variant="brand" icon={<IconPlay filled />} render={(link) => <Link to={clipPath(id)} {...link} />}>
        {text('clips.watch')}
      </ButtonLink>
      <ShareButton title={title} eventId={id} kind="user_clip" address={`${window.location.origin}${href}`} />
    </>
  );
}

/** A saved clip with its picture, and buttons to watch it, to share it and to make another clip. */
export function SavedClip({ view, savedClip: { id, title, image }, onNewClip }: SavedClipProps) {
  const text = useText('event');
  return (
    <div className={styles.made}>
      <p className={styles.madeTitle} role="status">
        {id === undefined ? <Spinner /> : <IconCircleCheck />}
        <span dir="auto">{title}</span>
      </p>
      <div className={styles.savedPicture}>
        {id !== undefined && <EventImage view={{ ...view, image, poster: undefined }} />}
      </div>
      <p className={styles.hint}>{text('clips.where')}</p>
      <div className={styles.actions}>
        {id !== undefined && <SavedClipActions id={id} title={title} />}
        <Button icon={<IconScissors />} onClick={onNewClip}>
          {text('clips.another')}
        </Button>
      </div>
    </div>
  );
}
