import { getMomentTime, type MomentTime, type PlayerView } from '@touchline/content';
import { getOwnValue, type TagKind } from '@touchline/contract';
import type { Translate } from '@touchline/i18n';
import { type IconComponent, IconGoal, IconHand, IconSquare, IconStar } from '@touchline/ui-kit';
import type { MarkerKind } from '@touchline/player/remote';
import type { Moment } from '../api/moment.ts';

/** The icon and colour of a moment: its kind, or `other` for a moment without a kind. */
export type MomentVariant = TagKind | 'other';

export const getVariant = ({ kind }: Pick<Moment, 'kind'>): MomentVariant => kind ?? 'other';

export const icons: Readonly<Record<MomentVariant, IconComponent>> = {
  goal: IconGoal,
  card: IconSquare,
  penalty: IconSquare,
  save: IconHand,
  other: IconStar,
};

export const markerKinds: Readonly<Record<MomentVariant, MarkerKind>> = {
  goal: 'goal',
  card: 'card',
  penalty: 'card',
  save: 'save',
  other: 'moment',
};

/** Texts of a sport that differ from the common texts. */
const textKeys: Readonly<Record<string, Partial<Record<MomentVariant, string>>>> = {
  basketball: { goal: 'basket', save: 'block' },
  volleyball: { goal: 'point' },
};

/** The key of a kind's name in a sport, under `kinds`. */
export const getMomentText = (variant: MomentVariant | 'own', sport: string | undefined): string =>
  (variant === 'own' ? undefined : getOwnValue(textKeys, sport ?? '')?.[variant]) ?? variant;

/**
 * The title of a moment, or the name of its kind.
 * @param text translates keys of the namespace `moments`
 */
export const getTitle = (moment: Moment, sport: string | undefined, text: Translate): string =>
  moment.title ??
  text(
    moment.kind === undefined && !moment.global ? 'untitled' : `kinds.${getMomentText(getVariant(moment), sport)}.one`,
  );

/**
 * The name of a moment's kind, which its icon shows; undefined if the title contains it or the kind is unknown.
 * @param text translates keys of the namespace `moments`
 */
export function getIconText(moment: Moment, sport: string | undefined, text: Translate): string | undefined {
  const kindText = text(`kinds.${getMomentText(getVariant(moment), sport)}.one`);
  return moment.kind === undefined || getTitle(moment, sport, text).includes(kindText) ? undefined : kindText;
}

/** Team and shirt number as one line; empty if a moment has neither. */
export function getPlayerText({ team, shirt }: Moment, text: Translate): string {
  const number = shirt === undefined ? undefined : text('shirt', { number: shirt });
  return [team?.name, number].filter((textPart) => textPart !== undefined).join(' · ');
}

/** The players of a match by id. */
export type PlayersById = ReadonlyMap<string, PlayerView>;

/**
 * Player, team and assist as one line; empty if a moment has none. The scorer's name is left out if the title has it.
 * @param text translates keys of the namespace `moments`
 */
export function getPeopleText(
  moment: Moment,
  players: PlayersById,
  sport: string | undefined,
  text: Translate,
): string {
  const player = moment.playerId === undefined ? undefined : players.get(moment.playerId);
  const assist = moment.assistId === undefined ? undefined : players.get(moment.assistId);
  return [
    player && moment.title?.includes(player.name) !== true ? player.name : undefined,
    getPlayerText(moment, text) || undefined,
    assist && text(sport === 'basketball' ? 'assistBasketball' : 'assist', { name: assist.name }),
  ]
    .filter((textPart) => textPart !== undefined)
    .join(' · ');
}

/**
 * The match time of a moment; undefined if the backend does not know it.
 * @param contentText translates keys of the namespace `content`
 */
export const getMatchTimeOf = (
  { period, clockSeconds }: Pick<Moment, 'period' | 'clockSeconds'>,
  sport: string | undefined,
  contentText: Translate,
): MomentTime | undefined =>
  period === undefined || clockSeconds === undefined
    ? undefined
    : getMomentTime(period, clockSeconds, sport, contentText);
