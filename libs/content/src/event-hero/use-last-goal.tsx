import { useText } from '@touchline/i18n';
import type { ReactNode } from 'react';
import type { EventView } from '../event-view/event-view.ts';
import { getClockText } from '../match-clock/clock-text.ts';
import { toClockView } from '../match-clock/match-time.ts';
import { ScoreVeil } from '../score/score-veil.tsx';
import { useScore } from '../score/use-score.ts';

/** The latest goal of a live match: match time, scorer and assist. Null if the score is hidden. */
export function useLastGoal(view: EventView): ReactNode {
  const text = useText('content');
  const score = useScore(view);
  const { lastGoal, sport } = view;
  if (!lastGoal || !score || score.isHidden) return null;
  const { scorer, assist, period, seconds } = lastGoal;
  // A running clock shows its digits in every phase of the match. It is read at its own time.
  const clock = toClockView({ period, seconds, running: true }, sport, new Date(0).toISOString());
  const names = [text('hero.goal', { name: scorer }), assist && text('hero.assist', { name: assist })];
  return (
    <ScoreVeil canReveal={score.canReveal}>
      <span>
        {clock && <b>{getClockText(clock, sport, 0, text).sentence} </b>}
        {names.filter(Boolean).join(' · ')}
      </span>
    </ScoreVeil>
  );
}
