import { useLocale } from '@touchline/i18n';
import { useEffect, useState } from 'react';
import { createEngine as usualEngine } from '../engine/create-engine.ts';
import type { DrmServers, EngineFactory } from '../engine/engine.ts';
import { readPreferences } from '../preferences/preferences.ts';
import { type Footage, openFootage } from './footage.ts';

/** The stream of a preview next to the page's player. */
export interface FootageSource {
  /** The manifest of the player's stream. */
  address: string;
  /** When a live stream's match second 0 occurred; the value that the player has. */
  timelineStart?: number | undefined;
  /** The servers that the player has; the same object at each render. */
  drm?: DrmServers | undefined;
  /** For tests and stories: a fake in place of the real engine. */
  createEngine?: EngineFactory | undefined;
}

/** Null while the stream loads. */
export type UsedFootage = Footage | 'broken' | null;

/**
 * Opens a stream a second time while the component is mounted.
 * @param from match second of the first picture
 */
export function useFootage(
  { address, timelineStart, drm, createEngine = usualEngine }: FootageSource,
  from: number,
): UsedFootage {
  const [footage, setFootage] = useState<UsedFootage>(null);
  const { clock } = useLocale();
  const [firstSecond] = useState(from);
  useEffect(() => {
    let openedFootage: Footage | null = null;
    let isUnmounted = false;
    void openFootage({ address, from: firstSecond, timelineStart, now: clock.read, drm, createEngine }).then(
      (found) => {
        if (isUnmounted) return found?.destroy();
        openedFootage = found;
        if (!found) return setFootage('broken');
        const { volume, muted } = readPreferences();
        Object.assign(found.video, { volume, muted });
        found.onBroken(() => !isUnmounted && setFootage('broken'));
        setFootage(found);
      },
    );
    return () => {
      isUnmounted = true;
      openedFootage?.destroy();
      setFootage(null);
    };
  }, [address, timelineStart, clock, drm, createEngine, firstSecond]);
  return footage;
}
