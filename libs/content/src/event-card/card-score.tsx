import { SlashScore } from '@touchline/ui-kit';
import { ScoreVeil } from '../score/score-veil.tsx';
import type { ShownScore } from '../score/use-score.ts';
import { useTitleDirection } from '../score/use-title-direction.ts';

interface CardScoreProps {
  score: ShownScore;
  className?: string | undefined;
}

/** The score over a card's picture. */
export function CardScore({ score, className }: CardScoreProps) {
  const direction = useTitleDirection();
  return (
    <ScoreVeil canReveal={score.canReveal}>
      <SlashScore home={score.home} away={score.away} label={score.sentence} dir={direction} className={className} />
    </ScoreVeil>
  );
}
