import { useQuery } from '@tanstack/react-query';
import {
  EventImage,
  EventLength,
  eventPath,
  EventTitle,
  type EventView,
  useEventViews,
  useIntent,
} from '@touchline/content';
import { useText } from '@touchline/i18n';
import { Badge } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import type { ClubQueries } from '../../api/club-queries.ts';
import { Tile, TileEmpty, TileProblem, TileSkeleton } from './tile.tsx';
import styles from './newest-videos.module.css';

/** A video in one row, lower than a list's card, so that this tile is as high as the others. */
function Video({ view }: { view: EventView }) {
  const intent = useIntent(view);
  return (
    <li>
      <Link to={eventPath(view)} className={styles.video} {...intent}>
        <span className={styles.art}>
          <EventImage view={view} />
          <span className={styles.badges}>
            <EventLength view={view}>{(length) => <Badge>{length}</Badge>}</EventLength>
          </span>
        </span>
        <span className={styles.title}>
          <EventTitle view={view} />
        </span>
      </Link>
    </li>
  );
}

/** The band's last tile. Without videos it shows an empty text; after a failure, Retry. */
export function NewestVideos({ query }: { query: ClubQueries['videos'] }) {
  const text = useText('club');
  const toView = useEventViews();
  const { data, isError, isFetching, refetch } = useQuery(query);
  const isEmpty = data?.entries.length === 0;
  return (
    <Tile kind="videos" label={text('band.videos')} isBusy={!data && !isError}>
      {isEmpty && <TileEmpty>{text('band.noVideos')}</TileEmpty>}
      {data && !isEmpty && (
        <ul className={styles.videos}>
          {data.entries.map((video) => (
            <Video key={video.id} view={toView(video)} />
          ))}
        </ul>
      )}
      {!data && (isError ? <TileProblem isBusy={isFetching} onRetry={() => void refetch()} /> : <TileSkeleton />)}
    </Tile>
  );
}
