import type { Translate } from '@touchline/i18n';
import type { EventView } from '../event-view/event-view.ts';

/** A text by its words, which `Women` shares with no `men`. */
const words = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .join(' ')} `.replace(/ +/g, ' ');

/** Where an event belongs, in a few words: its league, or its category; the gender where the site shows it. */
export function placeText({ league, category, gender }: EventView, text: Translate): string | undefined {
  const place = league?.title ?? category?.title;
  if (!gender) return place;
  const who = text(`gender.${gender}`);
  if (place === undefined) return who;
  // Many leagues are called by it already: nobody reads it twice.
  return words(place).includes(words(who)) ? place : text(`gender.in.${gender}`, { place });
}
