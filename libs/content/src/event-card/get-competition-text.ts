import type { Translate } from '@touchline/i18n';
import { mentionsGender, splitGender } from '../entity/league-title.ts';
import type { EventView } from '../event-view/event-view.ts';

/** The league of an event, else its category; with the gender if the site shows it. */
export function getCompetitionText({ league, category, gender }: EventView, text: Translate): string | undefined {
  const title = league?.title ?? category?.title;
  if (!gender) return title;
  if (title === undefined) return text(`gender.${gender}`);
  const parts = splitGender(title);
  const place = parts?.gender === gender ? parts.place : title;
  return mentionsGender(place, gender) ? place : text(`gender.in.${gender}`, { place });
}
