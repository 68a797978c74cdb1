import { Scoreboard } from '@touchline/ui-kit';
import { Crest } from '../crest/crest.tsx';
import type { EventView } from '../event-view/event-view.ts';
import { EventTitle } from '../score/event-title.tsx';
import { ScoreAnnouncer } from '../score/score-announcer.tsx';
import { ScoreVeil } from '../score/score-veil.tsx';
import { useScore } from '../score/use-score.ts';
import styles from './hero-board.module.css';

/** The hero's heading: both sides and their score, or the title if the event is not a match. */
export function HeroBoard({ view }: { view: EventView }) {
  const score = useScore(view);
  if (!view.teams || view.kind !== 'event') {
    return (
      <h2 className={`display ${styles.title}`}>
        <EventTitle view={view} />
      </h2>
    );
  }
  const [home, away] = view.teams;
  return (
    <ScoreVeil canReveal={score?.canReveal === true}>
      <Scoreboard
        label={score && !score.isHidden ? score.sentence : view.safeTitle}
        rows={[
          {
            name: home.name,
            mark: <Crest team={home} size={68} />,
            score: score?.home,
            dim: score?.loser === 'home',
          },
          {
            name: away.name,
            mark: <Crest team={away} size={68} />,
            score: score?.away,
            dim: score?.loser === 'away',
          },
        ]}
      />
      {view.status === 'live' && <ScoreAnnouncer score={score} />}
    </ScoreVeil>
  );
}
