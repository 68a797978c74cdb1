import type { EventView } from '@touchline/content';
import type { AdsBefore, AdStep } from '@touchline/player';
import { useState } from 'react';
import { planAds } from './plan-ads.ts';
import { shownAds } from './shown-ads.ts';

/** Decides once, when a video opens, which ads play before it. */
export function useAdsBefore(view: EventView, tags: readonly string[]): AdsBefore | undefined {
  const { matchId } = view;
  const [planned] = useState(() =>
    tags.length === 0 ? tags : planAds(tags, view, { shownAt: shownAds.before(matchId), now: Date.now() }),
  );
  if (planned.length === 0) return undefined;
  return {
    tags: planned,
    onStep: (step: AdStep) => {
      if (step.kind === 'shown') shownAds.note(matchId, Date.now());
    },
  };
}
