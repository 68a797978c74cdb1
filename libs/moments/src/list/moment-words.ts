import { ownValue, type TagKind } from '@touchline/contract';
import type { Translate } from '@touchline/i18n';
import { type IconComponent, IconGoal, IconHand, IconSquare, IconStar } from '@touchline/ui-kit';
import type { MarkerKind } from '@touchline/player/remote';
import type { Moment } from '../moments/moment.ts';

/** The look of a moment: its kind, or `other` for a moment without a kind. */
export type MomentLook = TagKind | 'other';

export const lookOf = ({ kind }: Pick<Moment, 'kind'>): MomentLook => kind ?? 'other';

export const icons: Readonly<Record<MomentLook, IconComponent>> = {
  goal: IconGoal,
  card: IconSquare,
  penalty: IconSquare,
  save: IconHand,
  other: IconStar,
};

export const markerKinds: Readonly<Record<MomentLook, MarkerKind>> = {
  goal: 'goal',
  card: 'card',
  penalty: 'card',
  save: 'save',
  other: 'moment',
};

/** Words of a sport that differ from the common ones. */
const words: Readonly<Record<string, Partial<Record<MomentLook, string>>>> = {
  basketball: { goal: 'basket', save: 'block' },
  volleyball: { goal: 'point' },
};

/** The key of a kind's name in a sport, under `kinds`. */
export const wordOf = (look: MomentLook | 'own', sport: string | undefined): string =>
  (look === 'own' ? undefined : ownValue(words, sport ?? '')?.[look]) ?? look;

/**
 * The title of a moment, or the name of its kind.
 * @param text translates keys of the namespace `moments`
 */
export const titleOf = (moment: Moment, sport: string | undefined, text: Translate): string =>
  moment.title ??
  text(moment.kind === undefined && !moment.global ? 'untitled' : `kinds.${wordOf(lookOf(moment), sport)}.one`);

/** Team and shirt number as one line; empty if a moment has neither. */
export function whoOf({ team, shirt }: Moment, text: Translate): string {
  const number = shirt === undefined ? undefined : text('shirt', { number: shirt });
  return [team?.name, number].filter((part) => part !== undefined).join(' · ');
}
