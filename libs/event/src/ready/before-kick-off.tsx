import { Boundary } from '@touchline/feature-kit';
import { useLocale } from '@touchline/i18n';
import { type ComponentType, useEffect, useState } from 'react';
import type { ReadyLineProps } from './ready-line.tsx';
import { lookDelay } from './readiness.ts';

interface BeforeKickOffProps extends ReadyLineProps {
  /** Milliseconds since 1970. */
  kickOff: number;
}

/** The longest wait of a browser's timer, in milliseconds. */
const longestWait = 2 ** 31 - 1;

/**
 * Replaces its children by the readiness line, from a quarter of an hour before kick-off. The line's code loads only
 * then.
 */
export function BeforeKickOff({ kickOff, ...line }: BeforeKickOffProps) {
  const { clock } = useLocale();
  const [Line, setLine] = useState<ComponentType<ReadyLineProps>>();
  useEffect(() => {
    const wait = lookDelay(kickOff - clock.read(), Math.random);
    if (wait > longestWait) return undefined;
    let wanted = true;
    const load = async () => {
      // The match starts without this line, too.
      const code = await import('./ready-line.tsx').catch(() => undefined);
      if (code && wanted) setLine(() => code.ReadyLine);
    };
    const timer = setTimeout(() => void load(), wait);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [kickOff, clock]);
  return Line ? (
    <Boundary section="readiness">
      <Line {...line} />
    </Boundary>
  ) : (
    line.children
  );
}
