import { Button, IconEye } from '@touchline/ui-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './masked.module.css';
import { useSpoilers } from './use-spoilers.ts';

export interface MaskedProps {
  /** The match that it tells of; asking for it here tells it everywhere. Without one, as around a table, it is told here and for this visit. */
  of?: string | undefined;
  /** What the button says that stands in its place: "Show the table". */
  action: string;
  children: ReactNode;
}

/**
 * Around what tells how matches went and has no dashes of its own: a table, counts of goals, statistics. A viewer who wants no spoilers
 * sees a button in its place, from the first paint on an empty place.
 */
export function Masked({ of, action, children }: MaskedProps) {
  const { hidden, told, reveal } = useSpoilers(of);
  const [asked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone: what it stood for is read out.
    if (asked) place.current?.focus();
  }, [asked]);
  const ask = () => {
    setAsked(true);
    reveal();
  };
  if (hidden && !asked) {
    return (
      <Button size="s" icon={<IconEye size="s" />} onClick={ask}>
        {action}
      </Button>
    );
  }
  const reveals = !asked && !told;
  return (
    <div
      ref={place}
      className={styles.masked}
      tabIndex={asked ? -1 : undefined}
      data-reveals={reveals ? '' : undefined}
    >
      {children}
    </div>
  );
}
