import type { Translate } from '@touchline/i18n';
import type { EventView } from '../event-view/event-view.ts';
import { mentionsGender } from './mentions-gender.ts';

/** The league of an event, else its category; with the gender if the site shows it. */
export function getCompetitionText({ league, category, gender }: EventView, text: Translate): string | undefined {
  const place = league?.title ?? category?.title;
  if (!gender) return place;
  if (place === undefined) return text(`gender.${gender}`);
  // Many leagues have the gender in their names already, so it is not repeated.
  return mentionsGender(place, gender) ? place : text(`gender.in.${gender}`, { place });
}
