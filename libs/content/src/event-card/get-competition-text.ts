import type { Translate } from '@touchline/i18n';
import type { EventView } from '../event-view/event-view.ts';
import { mentionsGender } from './mentions-gender.ts';

/** The league of an event, else its category; with the gender if the site shows it. */
export function getCompetitionText({ league, category, gender }: EventView, text: Translate): string | undefined {
  const competition = league?.title ?? category?.title;
  if (!gender) return competition;
  if (competition === undefined) return text(`gender.${gender}`);
  // Many leagues have the gender in their names already, so it is not repeated.
  return mentionsGender(competition, gender) ? competition : text(`gender.in.${gender}`, { place: competition });
}
