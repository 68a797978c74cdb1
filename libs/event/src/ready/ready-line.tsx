import type { EventView } from '@touchline/content';
import { useIsDeviceChecked, useOnLine } from '@touchline/feature-kit';
import { useLocale } from '@touchline/i18n';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { checkReadiness, type ReadinessFacts } from './check-readiness.ts';
import { getAdvice } from './readiness.ts';
import { ReadyAdvice } from './ready-advice.tsx';
import { useCanPlaySound } from './use-browser-state.ts';

export interface ReadyLineProps {
  view: Pick<EventView, 'source'>;
  /** Loads the event again, and with it the viewer's access. */
  onAsk: () => Promise<unknown>;
  /** Shown during the check. */
  children: ReactNode;
}

/** Sets the player's preference to sound. */
async function unmute(): Promise<void> {
  const { writePreferences } = await import('@touchline/player');
  writePreferences({ muted: false });
}

/**
 * One line under the countdown: the video will start automatically, or what the viewer must do for that. It shows its
 * children during the check.
 */
export function ReadyLine({ view, onAsk, children }: ReadyLineProps) {
  const { clock } = useLocale();
  const [looked, setLooked] = useState<ReadinessFacts>();
  const online = useOnLine();
  const mayPlaySound = useCanPlaySound();
  const admitted = useIsDeviceChecked();
  const address = view.source.hd;
  const ask = useEffectEvent(async () => {
    const [found] = await Promise.all([checkReadiness(address, clock.sync), onAsk().catch(() => undefined)]);
    return found;
  });
  useEffect(() => {
    // The check runs again when the network is back.
    if (!online) return undefined;
    let wanted = true;
    void ask().then((found) => wanted && setLooked(found));
    return () => {
      wanted = false;
    };
  }, [online]);

  if (!looked && online) return children;
  const known = looked ?? { engine: 'ready' as const, reaches: true, muted: false, clockOff: 0 };
  const advice = getAdvice({ ...known, online, mayPlaySound, admitted });
  const turnOn = () => void unmute().then(() => looked && setLooked({ ...looked, muted: false }));
  return <ReadyAdvice advice={advice} onUnmute={turnOn} />;
}
