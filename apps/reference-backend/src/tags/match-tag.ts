import type { Tag, TagKind, TagType } from '@touchline/contract';
import type { Directory } from '../world/directory.ts';

/** A viewer's or a scripted tag in the backend. Times are milliseconds. */
export interface MatchTag {
  id: string;
  eventId: string;
  title: string;
  type: TagType;
  kind: TagKind | null;
  isGlobal: boolean;
  startMs: number;
  /** Without an end the tag is a moment. */
  endMs: number | null;
  playerNumber: string | null;
  period: number | null;
  teamId: string | null;
}

export function toWireTag(tag: MatchTag, { teams }: Directory): Tag {
  const team = tag.teamId === null ? undefined : teams.get(tag.teamId);
  const time = tag.endMs === null ? { time: tag.startMs } : { startTime: tag.startMs, endTime: tag.endMs };
  return {
    id: tag.id,
    title: tag.title,
    type: tag.type,
    kind: tag.kind ?? undefined,
    global: tag.isGlobal,
    targetId: tag.eventId,
    ...time,
    playerNumber: tag.playerNumber ?? undefined,
    period: tag.period ?? undefined,
    team: team && { teamId: team.id, title: team.name, color: team.colors[0], logo: team.logoUrl },
  };
}
