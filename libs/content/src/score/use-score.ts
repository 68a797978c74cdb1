import { useText } from '@touchline/i18n';
import type { EventView } from '../event-view/event-view.ts';
import { useLatePicture } from '../spoiler/late-picture.ts';
import type { ClockView } from '../match-clock/match-time.ts';
import { useSpoilers } from '../spoiler/use-spoilers.ts';

/** A score in the form that this viewer may see. */
export interface ShownScore {
  home: string;
  away: string;
  /** "Aurora 3, Ravens 2"; for a hidden score, a sentence that it is hidden. */
  sentence: string;
  isHidden: boolean;
  /** True if the score reveals the result to a viewer who may hide spoilers. A `ScoreVeil` must then wrap the score. */
  canReveal: boolean;
  /** The losing side, which is dimmed; undefined for a tie or a hidden score. */
  loser: 'home' | 'away' | undefined;
}

/** The state of a live match at its picture, for a viewer who must see nothing later. */
export interface PictureMoment {
  /** The score at the video's current picture. If it is undefined, no score appears. */
  score: readonly [home: number, away: number] | undefined;
  /** The clock at the video's current picture; undefined if unknown. */
  clock: ClockView | undefined;
  /** The time at which `clock` is read, in milliseconds since 1970; undefined if the stream has no time. */
  atMs: number | undefined;
}

const dash = '–';

/**
 * The score of a match; en dashes for a viewer who hides spoilers and has not revealed it, for an unknown score at the
 * picture, and for a match that this tab plays behind live. Undefined without a score.
 * @param picture set if the score must not be later than the picture; its own score is always shown
 */
export function useScore(
  { matchId, teams, status }: Pick<EventView, 'matchId' | 'teams' | 'status'>,
  picture?: PictureMoment,
): ShownScore | undefined {
  const text = useText('content');
  const { isHidden, isRevealed } = useSpoilers(matchId);
  const isPictureLate = useLatePicture(matchId) !== undefined;
  if (!teams || status === 'upcoming') return undefined;
  const [{ name: homeName, score: currentHomeScore }, { name: awayName, score: currentAwayScore }] = teams;
  const [homeScore, awayScore] = picture?.score ?? [currentHomeScore, currentAwayScore];
  if (homeScore === undefined || awayScore === undefined) return undefined;
  const isUnknown = picture ? picture.score === undefined : isPictureLate;
  if (isUnknown || (isHidden && !picture))
    return {
      home: dash,
      away: dash,
      sentence: text(isHidden ? 'score.hidden' : 'score.untilThere'),
      isHidden: true,
      canReveal: false,
      loser: undefined,
    };
  return {
    home: String(homeScore),
    away: String(awayScore),
    sentence: text('score.spoken', { home: homeName, homeScore, away: awayName, awayScore }),
    isHidden: false,
    canReveal: !isRevealed && !picture,
    loser: homeScore === awayScore ? undefined : homeScore < awayScore ? 'home' : 'away',
  };
}
