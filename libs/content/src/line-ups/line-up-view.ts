import type { LineUp, LineUpPlayer } from '@touchline/contract';
import { cleanText, type AddressResolver } from '../entity/clean.ts';
import type { SideView } from '../entity/team-view.ts';
import type { EventView } from '../event-view/event-view.ts';

/** A player of a match, ready to be shown. */
export interface PlayerView {
  id: string;
  name: string;
  /** Shirt number. */
  number: string | undefined;
  /** The wire's position, in lower case if it is one of `knownPositions`. */
  position: string | undefined;
  image: string | undefined;
  isCaptain: boolean;
  team: SideView;
}

/** The line-up of one team; at least one player. */
export interface LineUpView {
  team: SideView;
  starters: readonly PlayerView[];
  substitutes: readonly PlayerView[];
  coach: string | undefined;
}

/** The positions that pages translate. */
export const knownPositions: readonly string[] = [
  'goalkeeper',
  'defender',
  'midfielder',
  'forward',
  'guard',
  'center',
  'setter',
  'libero',
];

function getPosition(rawPosition: string | undefined): string | undefined {
  const position = cleanText(rawPosition);
  const lowerCasePosition = position?.toLowerCase();
  return lowerCasePosition !== undefined && knownPositions.includes(lowerCasePosition) ? lowerCasePosition : position;
}

function toLineUpView(lineUp: LineUp, team: SideView, resolveAddress: AddressResolver): LineUpView {
  const knownIds = new Set<string>();
  const toViews = (players: readonly LineUpPlayer[] = []): PlayerView[] =>
    players.flatMap(({ id, name: rawName, number, position, image_url, captain }) => {
      const name = cleanText(rawName);
      if (name === undefined || knownIds.has(id)) return [];
      knownIds.add(id);
      return {
        id,
        name,
        number: cleanText(number),
        position: getPosition(position),
        image: resolveAddress(image_url),
        isCaptain: captain === true,
        team,
      };
    });
  return {
    team,
    starters: toViews(lineUp.starters),
    substitutes: toViews(lineUp.bench),
    coach: cleanText(lineUp.coach),
  };
}

/**
 * The line-ups of a match, home first; a team without players is left out. Each id occurs once per team.
 * @param resolveAddress reads the addresses of pictures; without it players have no pictures
 */
export function getLineUps(
  { lineUps, teams }: Pick<EventView, 'lineUps' | 'teams'>,
  resolveAddress: AddressResolver = () => undefined,
): LineUpView[] {
  if (!lineUps || !teams) return [];
  return ([lineUps.team1, lineUps.team2] as const)
    .map((lineUp, index) => toLineUpView(lineUp ?? {}, teams[index === 0 ? 0 : 1], resolveAddress))
    .filter(({ starters, substitutes }) => starters.length + substitutes.length > 0);
}

/** The players of both teams by id; if both teams have a player with the same id, the home team's. */
export const getPlayersById = (
  event: Pick<EventView, 'lineUps' | 'teams'>,
  resolveAddress?: AddressResolver,
): ReadonlyMap<string, PlayerView> =>
  new Map(
    getLineUps(event, resolveAddress)
      .reverse()
      .flatMap(({ starters, substitutes }) => [...starters, ...substitutes])
      .map((player) => [player.id, player]),
  );
