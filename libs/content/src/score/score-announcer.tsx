import { useText } from '@touchline/i18n';
import { VisuallyHidden } from '@touchline/ui-kit';
import { useState } from 'react';
import type { ShownScore } from './use-score.ts';

interface ScoreAnnouncerProps {
  score: ShownScore | undefined;
  /** True after the end of the match. */
  isOver?: boolean | undefined;
}

/**
 * Announces a changed score and the end of the match to screen readers, politely and once per change. It announces
 * neither the first score nor hidden scores.
 */
export function ScoreAnnouncer({ score, isOver = false }: ScoreAnnouncerProps) {
  const text = useText('content');
  const digits = score && !score.isHidden ? `${score.home} ${score.away}` : undefined;
  const [announcement, setAnnouncement] = useState({ digits, isOver, words: '' });
  if (digits !== announcement.digits || isOver !== announcement.isOver) {
    // A score that the viewer reveals is not announced. The final score is announced also after an unknown one.
    const isNews = announcement.digits !== undefined || (isOver && !announcement.isOver);
    const sentence = isNews && digits !== undefined ? (score?.sentence ?? '') : '';
    const words = sentence && isOver ? `${text('clock.over')}: ${sentence}` : sentence;
    setAnnouncement({ digits, isOver, words });
  }
  return (
    <VisuallyHidden>
      <span aria-live="polite">{announcement.words}</span>
    </VisuallyHidden>
  );
}
