import { type Profile, type AlertKind, alertKinds, getAlerts } from '@touchline/contract';
import type { Tags } from './push-provider.ts';

/** OneSignal's limit on the length of a tag's name. The operator's plan limits the number of tags. */
const maxNameCharacters = 128;
const maxTags = 100;

/** Whether alerts of this kind contain no score. */
const isScoreFree = (kind: AlertKind): boolean => kind === 'start';

/** Whether the portal writes this tag. The operator may add others. */
export const isPortalTag = (name: string): boolean =>
  name === 'spoiler_free' || alertKinds.some((kind) => name.startsWith(`${kind}_`));

interface TagInput {
  isSpoilerFree: boolean;
  /** The viewer's club and the followed teams, by the backend's ids, the latest first. */
  teams: readonly string[];
  /** The profile's options, which contain the alerts of each team. */
  options: Profile['options'];
}

/**
 * A viewer's alerts as tags by which the operator's sender filters: `scores_7` is `1` for score alerts of team 7. In
 * spoiler-free mode `scores_7`, `final_7` and `highlights_7` are `safe`, so that a notification sent to `1` reveals no
 * score (docs/decisions/0044).
 */
export function getTags({ isSpoilerFree, teams, options }: TagInput): Tags {
  const alertTags = teams.flatMap((team) =>
    getAlerts(options, team).map(
      (kind) => [`${kind}_${team}`, isSpoilerFree && !isScoreFree(kind) ? 'safe' : '1'] as const,
    ),
  );
  const fittingTags = alertTags.filter(([name]) => name.length <= maxNameCharacters).slice(0, maxTags - 1);
  return { spoiler_free: isSpoilerFree ? '1' : '0', ...Object.fromEntries(fittingTags) };
}
