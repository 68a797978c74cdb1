import type { EventView } from '@touchline/content';
import { useIsDeviceChecked, useOnLine } from '@touchline/feature-kit';
import { useLocale } from '@touchline/i18n';
import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { checkReadiness, type ReadinessFacts } from './check-readiness.ts';
import { findObstacle } from './readiness.ts';
import { ReadyAdvice } from './ready-advice.tsx';

export interface ReadyLineProps {
  view: Pick<EventView, 'source'>;
  /** Loads the event again, and with it the viewer's access. */
  onCheck: () => Promise<unknown>;
  /** The content during the check. */
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
export function ReadyLine({ view, onCheck, children }: ReadyLineProps) {
  const { clock } = useLocale();
  const [checkedFacts, setCheckedFacts] = useState<ReadinessFacts>();
  const isOnline = useOnLine();
  const mayPlaySound = useCanPlaySound();
  const isDeviceChecked = useIsDeviceChecked();
  const address = view.source.hd;
  const runChecks = useEffectEvent(async () => {
    const [checkedResult] = await Promise.all([checkReadiness(address, clock.sync), onCheck().catch(() => undefined)]);
    return checkedResult;
  });
  useEffect(() => {
    // The check runs again when the network is back.
    if (!isOnline) return undefined;
    let isMounted = true;
    void runChecks().then((checkedResult) => isMounted && setCheckedFacts(checkedResult));
    return () => {
      isMounted = false;
    };
  }, [isOnline]);

  if (!checkedFacts && isOnline) return children;
  const readinessFacts = checkedFacts ?? {
    engine: 'ready' as const,
    isServerReachable: true,
    isMuted: false,
    clockOffsetMs: 0,
  };
  const obstacle = findObstacle({ ...readinessFacts, isOnline, mayPlaySound, isDeviceChecked });
  const unmuteAndUpdate = () =>
    void unmute().then(() => checkedFacts && setCheckedFacts({ ...checkedFacts, isMuted: false }));
  return <ReadyAdvice obstacle={obstacle} onUnmute={unmuteAndUpdate} />;
}

function subscribeToActivation(listener: () => void): () => void {
  const events = ['pointerup', 'keyup'];
  for (const event of events) document.addEventListener(event, listener);
  return () => events.forEach((event) => document.removeEventListener(event, listener));
}

/** Whether the browser allows a video to start with sound; true in a browser without that information. */
const useCanPlaySound = (): boolean =>
  useSyncExternalStore(
    subscribeToActivation,
    () => navigator.userActivation?.hasBeenActive !== false,
    () => true,
  );
