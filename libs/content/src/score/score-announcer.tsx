import { VisuallyHidden } from '@touchline/ui-kit';
import { useState } from 'react';
import type { ShownScore } from './use-score.ts';

/**
 * Announces a changed score to screen readers, politely and once per change. It announces neither the first score nor
 * hidden scores.
 */
export function ScoreAnnouncer({ score }: { score: ShownScore | undefined }) {
  const digits = score && !score.isHidden ? `${score.home} ${score.away}` : undefined;
  const [announcement, setAnnouncement] = useState({ digits, words: '' });
  if (digits !== announcement.digits) {
    // A score that appears because the viewer has revealed it is not announced.
    setAnnouncement({
      digits,
      words: announcement.digits === undefined || digits === undefined ? '' : (score?.sentence ?? ''),
    });
  }
  return (
    <VisuallyHidden>
      <span aria-live="polite">{announcement.words}</span>
    </VisuallyHidden>
  );
}
