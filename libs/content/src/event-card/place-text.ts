import type { Translate } from '@touchline/i18n';
import type { EventView } from '../event-view/event-view.ts';

/** Where an event belongs, in a few words: its league, or its category; the gender where the site tells it. */
export function placeText({ league, category, gender }: EventView, text: Translate): string | undefined {
  const place = league?.title ?? category?.title;
  if (!gender) return place;
  const who = text(`gender.${gender}`);
  // Many leagues are called by it already.
  return place === undefined || place.toLowerCase().includes(who.toLowerCase())
    ? (place ?? who)
    : text('gender.place', { place, gender: who });
}
