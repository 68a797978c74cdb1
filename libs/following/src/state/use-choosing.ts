import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { useViewer, useViewerActions, useWrite } from '@touchline/feature-kit';
import { loadSavedList } from '@touchline/content';
import { useTelemetry } from '@touchline/telemetry';
import { useEffect, useState } from 'react';
import { createFollowedList } from '../api/followed-list.ts';
import { getId, type FollowTarget } from '../api/follow-target.ts';
import { followMutation } from '../api/follow-mutation.ts';
import { type FollowedState, useFollowed } from '../api/use-followed.ts';
import type { FollowingOptions } from '../options.ts';

/** The targets that the viewer follows, with the actions of a page of choices. */
export interface ChoosingState extends FollowedState {
  /** Follows or unfollows. Ignores a second press until the first press is saved. */
  toggle: (target: FollowTarget) => void;
  /**
   * Follows or unfollows several targets, with a separate write for each.
   * @returns the saved targets; no toast reports the others
   */
  changeAll: (targets: readonly FollowTarget[], isFollowed: boolean) => Promise<readonly FollowTarget[]>;
  /** True while the followed targets load. */
  isWaiting: boolean;
  /** Loads the list again. */
  retry: () => void;
}

/** Limit of parallel writes, so that the backend can still serve other viewers. */
const maxConcurrentWrites = 4;

/**
 * Longest wait of a page for the list, in milliseconds. A device check without a response would otherwise delay it
 * forever.
 */
const listTimeoutMs = 6000;

/** The state of a page of choices. It needs a signed-in viewer. */
export function useChoosingState(options: FollowingOptions): ChoosingState {
  const api = useApi();
  const telemetry = useTelemetry();
  const session = useViewerActions();
  const viewer = useViewer()?.id;
  const client = useQueryClient();
  const write = useWrite();
  const state = useFollowed();
  const [isWithinTimeout, setIsWithinTimeout] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsWithinTimeout(false), listTimeoutMs);
    return () => clearTimeout(timer);
  }, []);
  const createWrite = (target: FollowTarget) => followMutation(options, { api, telemetry }, viewer, target.name);

  return {
    ...state,
    isWaiting: isWithinTimeout && state.followed() === undefined && !state.hasFailed,
    retry() {
      // After another failure, the page still shows the error.
      if (viewer !== undefined) loadSavedList(client, api, createFollowedList(options), viewer).catch(() => undefined);
    },
    toggle(target) {
      if (state.isChanging(target)) return;
      void write(createWrite(target), { id: getId(target), isSaved: state.isFollowed(target) !== true });
    },
    async changeAll(targets, isFollowed) {
      const queuedTargets = [...targets];
      const doneTargets: FollowTarget[] = [];
      const runQueue = async (): Promise<void> => {
        const target = queuedTargets.shift();
        // If the viewer has signed out, the remaining targets are skipped.
        if (!target || session.viewer()?.id !== viewer) return;
        const mutation = { ...createWrite(target), meta: { failure: 'shown' as const } };
        const { kind } = await write(mutation, { id: getId(target), isSaved: isFollowed });
        if (kind === 'written') doneTargets.push(target);
        await runQueue();
      };
      await Promise.all(Array.from({ length: maxConcurrentWrites }, runQueue));
      return doneTargets;
    },
  };
}
