import type { EventTeam } from '@touchline/contract';
import { stripBidiControls } from '@touchline/i18n';

/** One side of a match, ready to be shown. */
export interface TeamView {
  id?: string | undefined;
  /** The full name; the short one or the id where there is none. */
  name: string;
  /** Two to four letters: `TRA`. */
  shortName: string;
  crest?: string | undefined;
  /** A CSS colour `#rrggbb`; anything else from outside is left out. */
  color?: string | undefined;
  score?: number | undefined;
}

/** A text from outside without what could turn the page around; undefined where nothing is left. */
export const clean = (raw: string | undefined): string | undefined =>
  (raw === undefined ? '' : stripBidiControls(raw).trim()) || undefined;

const isColor = (raw: string | undefined): raw is string => raw !== undefined && /^#[\da-f]{6}$/i.test(raw);

const initials = (name: string): string => [...name.replace(/[^\p{L}\p{N}]/gu, '')].slice(0, 3).join('').toUpperCase();

/** Makes an address from outside usable, or leaves it out. */
export type Address = (raw: string | undefined) => string | undefined;

/** A side of a match, or undefined where the wire names nobody. */
export function toTeamView(team: EventTeam | undefined, address: Address): TeamView | undefined {
  const name = clean(team?.name) ?? clean(team?.short_name);
  if (!team || !name) return undefined;
  return {
    id: team.id,
    name,
    shortName: clean(team.short_name) ?? initials(name),
    crest: address(team.logo_url),
    color: isColor(team.color) ? team.color : undefined,
    score: team.score,
  };
}
