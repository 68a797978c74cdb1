import { type Profile, type AlertKind, alertKinds, alertsOf } from '@touchline/contract';
import type { Tags } from '../provider/push-provider.ts';

/** The provider's own limit on a tag's name; how many there may be is a matter of the operator's plan with it. */
const longest = 128;
const most = 100;

/** Gives nothing away of how a match goes. */
const isHarmless = (kind: AlertKind): boolean => kind === 'start';

/** Whether a tag is one of those that are kept here. */
export const isOwnTag = (name: string): boolean =>
  name === 'spoiler_free' || alertKinds.some((kind) => name.startsWith(`${kind}_`));

interface Wishes {
  spoilerFree: boolean;
  /** Followed teams, by the backend's ids, the latest first. */
  teams: readonly string[];
  /** The profile's: the alerts for each. */
  options: Profile['options'];
}

/**
 * A viewer's alerts, as the operator's sender finds them: `scores_7` is `1` for who wants to know the score of team 7's matches. In spoiler-free mode it is
 * `safe`, as `final_7` and `highlights_7` are: who sends scores to `1` sends them to nobody who wants to see none (docs/decisions/0044).
 */
export function tagsOf({ spoilerFree, teams, options }: Wishes): Tags {
  const alerts = teams.flatMap((team) =>
    alertsOf(options, team).map(
      (kind) => [`${kind}_${team}`, spoilerFree && !isHarmless(kind) ? 'safe' : '1'] as const,
    ),
  );
  const fitting = alerts.filter(([name]) => name.length <= longest).slice(0, most - 1);
  return { spoiler_free: spoilerFree ? '1' : '0', ...Object.fromEntries(fitting) };
}
