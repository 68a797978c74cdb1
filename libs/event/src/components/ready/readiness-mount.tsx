import { Boundary } from '@touchline/feature-kit';
import { useLocale } from '@touchline/i18n';
import { type ComponentType, useEffect, useState } from 'react';
import type { ReadyLineProps } from './ready-line.tsx';
import { getCheckDelayMs } from './readiness.ts';

interface ReadinessMountProps extends ReadyLineProps {
  /** Milliseconds since 1970. */
  kickOff: number;
}

/** The longest wait of a browser's timer. */
const maxTimerMs = 2 ** 31 - 1;

/**
 * Shows the readiness line instead of its children, from a quarter of an hour before kick-off. The line's code loads
 * only then.
 */
export function ReadinessMount({ kickOff, ...lineProps }: ReadinessMountProps) {
  const { clock } = useLocale();
  const [Line, setLine] = useState<ComponentType<ReadyLineProps>>();
  useEffect(() => {
    const delayMs = getCheckDelayMs(kickOff - clock.read(), Math.random);
    if (delayMs > maxTimerMs) return undefined;
    let isMounted = true;
    const load = async () => {
      // The match does not need this line, so a failed load has no effect.
      const code = await import('./ready-line.tsx').catch(() => undefined);
      if (code && isMounted) setLine(() => code.ReadyLine);
    };
    const timer = setTimeout(() => void load(), delayMs);
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [kickOff, clock]);
  return Line ? (
    <Boundary section="readiness">
      <Line {...lineProps} />
    </Boundary>
  ) : (
    lineProps.children
  );
}
