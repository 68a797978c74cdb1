import { VisuallyHidden } from '@touchline/ui-kit';
import { useEffect, useRef, useState } from 'react';
import type { ShownScore } from './use-score.ts';

/** Reads a changed score out, politely and once per change; silent at first and while scores are hidden. */
export function ScoreAnnouncer({ score }: { score: ShownScore | undefined }) {
  const digits = score && !score.hidden ? `${score.home} ${score.away}` : undefined;
  const before = useRef(digits);
  const [words, setWords] = useState('');
  const spoken = score?.spoken ?? '';
  useEffect(() => {
    // Scores that appear because the viewer unhid them are no news.
    if (digits !== undefined && before.current !== undefined && digits !== before.current) setWords(spoken);
    if (digits === undefined) setWords('');
    before.current = digits;
  }, [digits, spoken]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{words}</span>
    </VisuallyHidden>
  );
}
