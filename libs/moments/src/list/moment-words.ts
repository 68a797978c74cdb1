import { ownValue, type TagKind } from '@touchline/contract';
import type { Translate } from '@touchline/i18n';
import { type IconComponent, IconGoal, IconHand, IconSquare, IconStar } from '@touchline/ui-kit';
import type { MarkerKind } from '@touchline/player/remote';
import type { Moment } from '../moments/moment.ts';

/** What a moment is drawn as: its kind, or a moment like any other. */
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

/** Where a sport has words of its own. */
const words: Readonly<Record<string, Partial<Record<MomentLook, string>>>> = {
  basketball: { goal: 'basket', save: 'block' },
  volleyball: { goal: 'point' },
};

/** The key of what a kind is called in a sport, under `kinds`. */
export const wordOf = (look: MomentLook | 'own', sport: string | undefined): string =>
  (look === 'own' ? undefined : ownValue(words, sport ?? '')?.[look]) ?? look;

/** What a moment is called. @param text the namespace `moments` */
export const titleOf = (moment: Moment, sport: string | undefined, text: Translate): string =>
  moment.title ??
  text(moment.kind === undefined && !moment.global ? 'untitled' : `kinds.${wordOf(lookOf(moment), sport)}.one`);

/** Who it is of, as one line; empty where that is not known. */
export function whoOf({ team, shirt }: Moment, text: Translate): string {
  const number = shirt === undefined ? undefined : text('shirt', { number: shirt });
  return [team?.name, number].filter((part) => part !== undefined).join(' · ');
}
