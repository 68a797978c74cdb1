import type { EventView } from '@touchline/content';
import { tidyLine, type TagKind, type TagType } from '@touchline/contract';
import type { Moment, MomentTeam } from '../../api/moment.ts';
import { readTime } from './read-time.ts';
import { formatWrittenTime } from './written-time.ts';

/** Length of a new moment in the form, in seconds. */
const defaultLengthSeconds = 10;

/** The values of the form; its times are text. */
export interface Fields {
  title: string;
  kind: TagKind | undefined;
  subjectType: TagType;
  team: string;
  shirt: string;
  global: boolean;
  start: string;
  end: string;
  isSpan: boolean;
}

export const toFields = ({ title, kind, subjectType, team, shirt, global, start, end }: Moment): Fields => ({
  title: title ?? '',
  kind,
  subjectType,
  team: team?.id ?? '',
  shirt: shirt ?? '',
  global,
  start: formatWrittenTime(start),
  end: formatWrittenTime(end ?? start + defaultLengthSeconds),
  isSpan: end !== undefined,
});

/** The match's two teams, and the moment's team if it is no longer one of them. */
export function getSides({ teams }: EventView, { team }: Moment): MomentTeam[] {
  const momentTeams = (teams ?? []).flatMap(({ id, name, color, crest: logo }) =>
    id === undefined ? [] : [{ id, name, color, logo }],
  );
  return team && momentTeams.every(({ id }) => id !== team.id) ? [...momentTeams, team] : momentTeams;
}

/**
 * Reads the times of the form.
 * @returns seconds; undefined for text that is not a time
 */
export function getTimes(fields: Fields): { start: number | undefined; end: number | undefined; isBackwards: boolean } {
  const [start, end] = [readTime(fields.start), readTime(fields.end)];
  return { start, end, isBackwards: start !== undefined && end !== undefined && end <= start };
}

/**
 * Applies the form's values to a moment.
 * @param momentTeams the teams of the form's list
 * @returns undefined while a time is invalid
 */
export function applyFields(fields: Fields, moment: Moment, momentTeams: readonly MomentTeam[]): Moment | undefined {
  const { start, end, isBackwards } = getTimes(fields);
  if (start === undefined || (fields.isSpan && (end === undefined || isBackwards))) return undefined;
  const shirt = fields.subjectType === 'player' ? tidyLine(fields.shirt) || undefined : undefined;
  // The form has no players and no match clock: with another shirt, team or second they would be wrong.
  const isSamePlayer = shirt === moment.shirt && fields.team === (moment.team?.id ?? '');
  return {
    ...moment,
    playerId: isSamePlayer ? moment.playerId : undefined,
    assistId: isSamePlayer ? moment.assistId : undefined,
    clockSeconds: Math.abs(start - moment.start) < 1 ? moment.clockSeconds : undefined,
    title: tidyLine(fields.title) || undefined,
    kind: fields.kind,
    subjectType: fields.subjectType,
    global: fields.global,
    start,
    end: fields.isSpan ? end : undefined,
    shirt,
    team: momentTeams.find(({ id }) => id === fields.team),
  };
}
