import { Button, IconEye } from '@touchline/ui-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './masked.module.css';
import { useSpoilers } from './use-spoilers.ts';

export interface MaskedProps {
  /**
   * The match of the content. A reveal applies to this match on every page. Without a match, as for a table, the
   * reveal ends when the page is left.
   */
  matchId?: string | undefined;
  /** The text of the button that replaces the content: "Show the table". */
  action: string;
  children: ReactNode;
}

/**
 * Wraps content that reveals results and cannot hide them itself: a table, counts of goals, statistics. A viewer who
 * hides spoilers sees a button instead; until hydration, the space is empty.
 */
export function Masked({ matchId, action, children }: MaskedProps) {
  const { isHidden, isRevealed, reveal } = useSpoilers(matchId);
  const [isShownHere, setIsShownHere] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is removed, so the focus moves to the content, which a screen reader then reads.
    if (isShownHere) container.current?.focus();
  }, [isShownHere]);
  const revealAndFocus = () => {
    setIsShownHere(true);
    reveal();
  };
  if (isHidden && !isShownHere) {
    return (
      <Button size="s" icon={<IconEye size="s" />} onClick={revealAndFocus}>
        {action}
      </Button>
    );
  }
  const canReveal = !isShownHere && !isRevealed;
  return (
    <div
      ref={container}
      className={styles.masked}
      tabIndex={isShownHere ? -1 : undefined}
      data-reveals={canReveal ? '' : undefined}
    >
      {children}
    </div>
  );
}
