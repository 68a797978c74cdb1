import { type Profile, type Telling, tellings, toldAbout } from '@touchline/contract';
import type { Tags } from '../provider/push-provider.ts';

/** The provider's own limit on a tag's name; how many there may be is a matter of the operator's plan with it. */
const longest = 128;
const most = 100;

/** Tells nothing of how a match goes. */
const isHarmless = (telling: Telling): boolean => telling === 'start';

/** Whether a tag is one of those that are kept here. */
export const isOwnTag = (name: string): boolean =>
  name === 'spoiler_free' || tellings.some((telling) => name.startsWith(`${telling}_`));

interface Wishes {
  spoilerFree: boolean;
  /** Followed teams, by the backend's ids, the latest first. */
  teams: readonly string[];
  /** The profile's: what is told about each. */
  options: Profile['options'];
}

/**
 * What a viewer is told, as the operator's sender finds them: `scores_7` is `1` for who is told the score of team 7's matches. In spoiler-free mode it is
 * `safe`, as `final_7` and `highlights_7` are: who sends scores to `1` sends them to nobody who wants to see none (docs/decisions/0044).
 */
export function tagsOf({ spoilerFree, teams, options }: Wishes): Tags {
  const told = teams.flatMap((team) =>
    toldAbout(options, team).map(
      (telling) => [`${telling}_${team}`, spoilerFree && !isHarmless(telling) ? 'safe' : '1'] as const,
    ),
  );
  const fitting = told.filter(([name]) => name.length <= longest).slice(0, most - 1);
  return { spoiler_free: spoilerFree ? '1' : '0', ...Object.fromEntries(fitting) };
}
