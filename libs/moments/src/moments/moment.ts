import { type Address, addressesFrom, clean, cleanColor } from '@touchline/content';
import type { Tag, TagKind, TagType } from '@touchline/contract';

/** A side, as a moment names it. */
export interface MomentTeam {
  id: string;
  name: string;
  /** `#rrggbb` */
  color: string | undefined;
  /** Address of its logo. */
  logo: string | undefined;
}

/** A tag as viewers see it (section 3). Times are seconds of the match, on the player's timeline. */
export interface Moment {
  id: string;
  /** As it was written; undefined where it has none, its kind stands in then. */
  title: string | undefined;
  about: TagType;
  kind: TagKind | undefined;
  /** Everybody's; else the viewer's own. */
  global: boolean;
  start: number;
  /** Of a stretch; undefined for a point in time. */
  end: number | undefined;
  period: number | undefined;
  /** Shirt number. */
  shirt: string | undefined;
  team: MomentTeam | undefined;
}

const seconds = (milliseconds: number): number => milliseconds / 1000;

/** The point in time is used where there is no start or end (section 3). */
function timeOf({ startTime, endTime, time }: Tag): Pick<Moment, 'start' | 'end'> | undefined {
  if (startTime !== undefined && endTime !== undefined && endTime > startTime)
    return { start: seconds(startTime), end: seconds(endTime) };
  const at = time ?? startTime ?? endTime;
  return at === undefined ? undefined : { start: seconds(at), end: undefined };
}

function teamOf({ team }: Tag, address: Address): MomentTeam | undefined {
  const name = clean(team?.title);
  const id = team?.teamId ?? name;
  return id === undefined
    ? undefined
    : { id, name: name ?? id, color: cleanColor(team?.color), logo: address(team?.logo) };
}

/** A tag without any time marks nothing: undefined. */
function toMoment(tag: Tag, address: Address): Moment | undefined {
  const time = timeOf(tag);
  return (
    time && {
      id: tag.id,
      title: clean(tag.title),
      about: tag.type,
      kind: tag.kind,
      global: tag.global !== false,
      ...time,
      period: tag.period === undefined ? undefined : Math.round(tag.period),
      shirt: clean(tag.playerNumber),
      team: teamOf(tag, address),
    }
  );
}

const inOrder = (a: Moment, b: Moment): number => a.start - b.start || (a.id < b.id ? -1 : 1);

/** A moment without a period, such as one that a viewer marked, is in that of the last one before it that has one. */
function withPeriods(moments: readonly Moment[]): Moment[] {
  let period = moments.find((moment) => moment.period !== undefined)?.period;
  return moments.map((moment) => {
    period = moment.period ?? period;
    return { ...moment, period };
  });
}

/** Tags in the order of the match, each once. @param address reads the addresses of logos; the page's own origin without it */
export function toMoments(tags: readonly Tag[], address: Address = addressesFrom('')): Moment[] {
  const byId = new Map(tags.map((tag) => [tag.id, toMoment(tag, address)]));
  return withPeriods([...byId.values()].filter((moment) => moment !== undefined).sort(inOrder));
}
