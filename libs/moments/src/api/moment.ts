import { type AddressResolver, createAddressResolver, cleanText, cleanColor } from '@touchline/content';
import type { Tag, TagKind, TagType } from '@touchline/contract';

/** The team of a moment. */
export interface MomentTeam {
  id: string;
  name: string;
  /** `#rrggbb` */
  color: string | undefined;
  /** Address of the logo. */
  logo: string | undefined;
}

/** A moment, read from a tag of the backend (specification, section 3). Times are seconds on the player's timeline. */
export interface Moment {
  id: string;
  /** The viewer's title; undefined for an untitled moment, which shows the name of its kind. */
  title: string | undefined;
  subjectType: TagType;
  kind: TagKind | undefined;
  /** Visible to all viewers; otherwise only to its author. */
  global: boolean;
  start: number;
  /** Undefined for a moment without duration. */
  end: number | undefined;
  period: number | undefined;
  /** Shirt number. */
  shirt: string | undefined;
  team: MomentTeam | undefined;
  /** The id of the player in the line-ups: a goal's scorer. */
  playerId: string | undefined;
  /** The id of the player who made the pass to the scorer. */
  assistId: string | undefined;
  /** The seconds played in the period, as in the match clock. */
  clockSeconds: number | undefined;
}

const toSeconds = (milliseconds: number): number => milliseconds / 1000;

/**
 * Returns the tag's start and end if they are valid, else its single time (specification, section 3).
 * @returns undefined for a tag without a time
 */
function getTime({ startTime, endTime, time }: Tag): Pick<Moment, 'start' | 'end'> | undefined {
  if (startTime !== undefined && endTime !== undefined && endTime > startTime)
    return { start: toSeconds(startTime), end: toSeconds(endTime) };
  const timeMs = time ?? startTime ?? endTime;
  return timeMs === undefined ? undefined : { start: toSeconds(timeMs), end: undefined };
}

function getTeam({ team }: Tag, toImageUrl: AddressResolver): MomentTeam | undefined {
  const name = cleanText(team?.title);
  const id = team?.teamId ?? name;
  return id === undefined
    ? undefined
    : { id, name: name ?? id, color: cleanColor(team?.color), logo: toImageUrl(team?.logo) };
}

/** @returns undefined for a tag without a time */
function toMoment(tag: Tag, resolveAddress: AddressResolver): Moment | undefined {
  const time = getTime(tag);
  return (
    time && {
      id: tag.id,
      title: cleanText(tag.title),
      subjectType: tag.type,
      kind: tag.kind,
      global: tag.global !== false,
      ...time,
      period: tag.period === undefined ? undefined : Math.round(tag.period),
      shirt: cleanText(tag.playerNumber),
      team: getTeam(tag, resolveAddress),
      playerId: tag.player_id,
      assistId: tag.assist_id,
      clockSeconds: tag.clock_seconds,
    }
  );
}

const compareMoments = (a: Moment, b: Moment): number => a.start - b.start || (a.id < b.id ? -1 : 1);

/** A moment without a period, such as a viewer's own, gets the period of the moment before it. */
function addMissingPeriods(moments: readonly Moment[]): Moment[] {
  let period = moments.find((moment) => moment.period !== undefined)?.period;
  return moments.map((moment) => {
    period = moment.period ?? period;
    return { ...moment, period };
  });
}

/**
 * Reads tags in the order of the match, each id once.
 * @param resolveAddress reads the addresses of logos; by default against the page's own origin
 */
export function toMoments(tags: readonly Tag[], resolveAddress: AddressResolver = createAddressResolver('')): Moment[] {
  const tagById = new Map(tags.map((tag) => [tag.id, toMoment(tag, resolveAddress)]));
  return addMissingPeriods([...tagById.values()].filter((moment) => moment !== undefined).sort(compareMoments));
}
