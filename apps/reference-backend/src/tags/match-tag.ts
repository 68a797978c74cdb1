import type { Tag, TagKind, TagType } from '@touchline/contract';
import type { Directory } from '../world/directory.ts';

/** A tag of a viewer, or one generated from the match's script. Times are in milliseconds. */
export interface MatchTag {
  id: string;
  eventId: string;
  title: string;
  type: TagType;
  kind: TagKind | null;
  isGlobal: boolean;
  startMs: number;
  /** Null for a tag that is a point in time. */
  endMs: number | null;
  playerNumber: string | null;
  period: number | null;
  /** The seconds played in the period, as the viewer's page sent them. */
  clockSeconds: number | null;
  teamId: string | null;
  /** The players and the match clock of a generated tag. The database does not contain them. */
  goalFields?: Pick<Tag, 'player_id' | 'assist_id' | 'clock_seconds'>;
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
    clock_seconds: tag.clockSeconds ?? undefined,
    ...tag.goalFields,
    team: team && { teamId: team.id, title: team.name, color: team.colors[0], logo: team.logoUrl },
  };
}
