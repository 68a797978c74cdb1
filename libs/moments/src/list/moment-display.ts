import { getOwnValue, type TagKind } from '@touchline/contract';
import type { Translate } from '@touchline/i18n';
import { type IconComponent, IconGoal, IconHand, IconSquare, IconStar } from '@touchline/ui-kit';
import type { MarkerKind } from '@touchline/player/remote';
import type { Moment } from '../moments/moment.ts';

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

/** Texts of a sport that differ from the common ones. */
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

/** Team and shirt number as one line; empty if a moment has neither. */
export function getPlayerText({ team, shirt }: Moment, text: Translate): string {
  const number = shirt === undefined ? undefined : text('shirt', { number: shirt });
  return [team?.name, number].filter((textPart) => textPart !== undefined).join(' · ');
}
