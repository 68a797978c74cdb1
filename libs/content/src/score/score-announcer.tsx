import { VisuallyHidden } from '@touchline/ui-kit';
import { useState } from 'react';
import type { ShownScore } from './use-score.ts';

/** Reads a changed score out, politely and once per change; silent at first and while scores are hidden. */
export function ScoreAnnouncer({ score }: { score: ShownScore | undefined }) {
  const digits = score && !score.hidden ? `${score.home} ${score.away}` : undefined;
  const [said, say] = useState({ digits, words: '' });
  if (digits !== said.digits) {
    // Scores that appear because the viewer unhid them are no news.
    say({ digits, words: said.digits === undefined || digits === undefined ? '' : (score?.spoken ?? '') });
  }
  return (
    <VisuallyHidden>
      <span aria-live="polite">{said.words}</span>
    </VisuallyHidden>
  );
}
