import type { Translate } from '@touchline/i18n';
import type { EventView } from '../event-view/event-view.ts';

/**
 * Words for each gender in leagues' names, in the portal's languages. A league's title is in the backend's language
 * on every page (docs/decisions/0010), so all languages are searched.
 */
const names: Readonly<Record<NonNullable<EventView['gender']>, string>> = {
  male: "men men's mens male männer herren hommes masculin masculine masculino masculina masculí maschile muškarci muški mężczyźni mężczyzn чоловіки чоловіча גברים 남자 男子",
  female:
    "women women's womens ladies female frauen damen femmes féminin féminine femenino femenina feminino feminina femení femminile žene ženska kobiety kobiet жінки жіноча נשים 여자 女子",
  mixed: 'mixed mixte mixto mixta mixt misto mista mješovito mieszane змішані מעורב 혼성 混合',
};

/** Splits a text into words. A plain search would find `men` within `Women`. */
const splitIntoWords = (text: string): readonly string[] => text.toLowerCase().split(/[^\p{L}\p{M}']+/u);

/** Chinese and Korean have no spaces between words. */
const isPartOf = (text: string, name: string): boolean =>
  /[\p{Script=Han}\p{Script=Hangul}]/u.test(name) && text.includes(name);

/** Whether a title contains the gender of its players, in any of the languages above. */
function mentionsGender(title: string, gender: NonNullable<EventView['gender']>): boolean {
  const wordsOfTitle = splitIntoWords(title);
  return names[gender].split(' ').some((name) => wordsOfTitle.includes(name) || isPartOf(title, name));
}

/** The league of an event, else its category; with the gender if the site shows it. */
export function getCompetitionText({ league, category, gender }: EventView, text: Translate): string | undefined {
  const competition = league?.title ?? category?.title;
  if (!gender) return competition;
  if (competition === undefined) return text(`gender.${gender}`);
  // Many league names contain the gender already.
  return mentionsGender(competition, gender) ? competition : text(`gender.in.${gender}`, { place: competition });
}
