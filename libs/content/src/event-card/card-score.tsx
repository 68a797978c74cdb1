import { SlashScore } from '@touchline/ui-kit';
import { ScoreVeil } from '../score/score-veil.tsx';
import type { ShownScore } from '../score/use-score.ts';

/** The score over a card's picture. */
export function CardScore({ score }: { score: ShownScore }) {
  return (
    <ScoreVeil canReveal={score.canReveal}>
      <SlashScore home={score.home} away={score.away} label={score.sentence} />
    </ScoreVeil>
  );
}
