import type { EventView } from '@touchline/content';
import { useSite } from '@touchline/feature-kit';
import type { PreRollAds, AdStep } from '@touchline/player';
import { useState } from 'react';
import { planAds } from './plan-ads.ts';
import { createPrivacyMacros } from './privacy-macros.ts';
import { shownAds } from './shown-ads.ts';

/** Decides once, when a video opens, which ads play before it. */
export function usePreRollAds(view: EventView, tags: readonly string[]): PreRollAds | undefined {
  const { matchId } = view;
  const { consentRequired } = useSite();
  const [plannedTags] = useState(() =>
    tags.length === 0 ? tags : planAds(tags, view, { shownAtMs: shownAds.before(matchId), now: Date.now() }),
  );
  if (plannedTags.length === 0) return undefined;
  return {
    tags: plannedTags,
    macros: () => createPrivacyMacros(consentRequired),
    onStep: (step: AdStep) => {
      if (step.kind === 'shown') shownAds.recordShown(matchId, Date.now());
    },
  };
}
