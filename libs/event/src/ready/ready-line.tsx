import type { EventView } from '@touchline/content';
import { useIsAdmitted, useOnLine } from '@touchline/feature-kit';
import { useLocale } from '@touchline/i18n';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { look, type Looked } from './look.ts';
import { adviceOf } from './readiness.ts';
import { ReadyAdvice } from './ready-advice.tsx';
import { useMayPlaySound } from './use-browser-state.ts';

export interface ReadyLineProps {
  view: Pick<EventView, 'source'>;
  /** Asks for the event anew: whether this viewer may watch it, here. */
  onAsk: () => Promise<unknown>;
  /** Stands there until it is known. */
  children: ReactNode;
}

/** Turns the sound on that the viewer has turned off. */
async function unmute(): Promise<void> {
  const { writePreferences } = await import('@touchline/player');
  writePreferences({ muted: false });
}

/**
 * One line under the countdown: that everything is there for a start by itself, or the one thing to do. Quiet until it knows. Its code comes a
 * quarter of an hour before the kick-off.
 */
export function ReadyLine({ view, onAsk, children }: ReadyLineProps) {
  const { clock } = useLocale();
  const [looked, setLooked] = useState<Looked>();
  const online = useOnLine();
  const mayPlaySound = useMayPlaySound();
  const admitted = useIsAdmitted();
  const address = view.source.hd;
  const ask = useEffectEvent(async () => {
    const [found] = await Promise.all([look(address, clock.sync), onAsk().catch(() => undefined)]);
    return found;
  });
  useEffect(() => {
    // A line that has come back is looked at anew.
    if (!online) return undefined;
    let wanted = true;
    void ask().then((found) => wanted && setLooked(found));
    return () => {
      wanted = false;
    };
  }, [online]);

  if (!looked && online) return children;
  const known = looked ?? { engine: 'ready' as const, reaches: true, muted: false, clockOff: 0 };
  const advice = adviceOf({ ...known, online, mayPlaySound, admitted });
  const turnOn = () => void unmute().then(() => looked && setLooked({ ...looked, muted: false }));
  return <ReadyAdvice advice={advice} onUnmute={turnOn} />;
}
