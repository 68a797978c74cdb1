import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import {
  clipListQuery,
  Crest,
  EventMiniCard,
  type EventView,
  Masked,
  PersonalAccessContext,
  relatedQuery,
  useEventViews,
  useScore,
  useTitleDirection,
} from '@touchline/content';
import { useText } from '@touchline/i18n';
import { LivePill, SlashScore } from '@touchline/ui-kit';
import { type ReactNode, useId } from 'react';
import { useSecondaryQuery } from '../../state/use-secondary.ts';
import { createHighlightParams } from '../../api/highlight-params.pages.ts';
import { isPlayable } from '../next/is-playable.ts';
import styles from './match-ended.module.css';

/** The final score between both crests; a button for a viewer who hides spoilers. */
export function EndedScore({ view }: { view: EventView }) {
  const content = useText('content');
  const score = useScore(view);
  const direction = useTitleDirection();
  if (!view.teams || !score) return null;
  const [home, away] = view.teams;
  return (
    <Masked matchId={view.matchId} action={content('score.show')}>
      <div className={styles.score} dir={direction}>
        <Crest team={home} size={40} />
        <SlashScore look="bar" home={score.home} away={score.away} label={score.sentence} className={styles.digits} />
        <Crest team={away} size={40} />
      </div>
    </Masked>
  );
}

const maxHighlights = 2;

/** The next match of the league: one that is live, else the next to begin, else a recording. */
function findNextMatch(views: readonly EventView[]): EventView | undefined {
  const upcoming = views.filter(({ status, date }) => status === 'upcoming' && date !== undefined);
  return (
    views.find((view) => view.status === 'live' && isPlayable(view)) ??
    upcoming.sort((a, b) => (a.date ?? 0) - (b.date ?? 0))[0] ??
    views.find(isPlayable)
  );
}

/** The next match and highlights of the ended one. Absent without such videos, or if both calls fail. */
export function EndedVideos({ view }: { view: EventView }) {
  const text = useText('event');
  const content = useText('content');
  const api = useApi();
  const toView = useEventViews();
  const related = useSecondaryQuery('related', view.id, useQuery(relatedQuery(api, view.id)));
  const clips = useSecondaryQuery(
    'game highlights',
    view.id,
    useQuery(clipListQuery(api, createHighlightParams(view.matchId, 'game'))),
  );
  const nextMatch = findNextMatch(related.data?.entries.filter(({ id }) => id !== view.id).map(toView) ?? []);
  const highlights = (clips.data?.entries.map(toView) ?? []).filter(isPlayable).slice(0, maxHighlights);
  if (!nextMatch && highlights.length === 0) return null;
  return (
    <div className={styles.videos}>
      {nextMatch && (
        <VideoList
          heading={text('next.title')}
          pill={nextMatch.status === 'live' && <LivePill>{content('status.live')}</LivePill>}
          views={[nextMatch]}
          isOwn={related.data?.own === true}
        />
      )}
      {highlights.length > 0 && (
        <VideoList heading={text('highlights.title')} views={highlights} isOwn={clips.data?.own === true} />
      )}
    </div>
  );
}

interface VideoListProps {
  heading: string;
  pill?: ReactNode;
  views: readonly EventView[];
  /** Whether the access of the videos is this viewer's. */
  isOwn: boolean;
}

function VideoList({ heading, pill, views, isOwn }: VideoListProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.heading}>
        <h3 id={headingId}>{heading}</h3>
        {pill}
      </div>
      <PersonalAccessContext value={isOwn}>
        <ul className={styles.list}>
          {views.map((video) => (
            <li key={video.id}>
              <EventMiniCard view={video} />
            </li>
          ))}
        </ul>
      </PersonalAccessContext>
    </section>
  );
}
