import type { Translate } from '@touchline/i18n';

/** The gender of a league's players, as on the wire (specification, section 3, Event). */
type Gender = 'male' | 'female' | 'mixed';

/**
 * Words for each gender in leagues' names, in the portal's languages. A league's title is in the backend's language
 * on every page (docs/decisions/0010), so all languages are searched.
 */
const names: Readonly<Record<Gender, string>> = {
  male: "men men's mens male männer herren hommes masculin masculine masculino masculina masculí maschile muškarci muški mężczyźni mężczyzn чоловіки чоловіча גברים לגברים 남자 男子",
  female:
    "women women's womens ladies female frauen damen femmes féminin féminine femenino femenina feminino feminina femení femminile žene ženska kobiety kobiet жінки жіноча נשים לנשים 여자 女子",
  mixed: 'mixed mixte mixto mixta mixt misto mista mješovito mješovite mieszane змішані מעורב 혼성 混合',
};

const getNames = (gender: Gender): readonly string[] => names[gender].split(' ');

/** Splits a text into words. A plain search would find `men` within `Women`. */
const splitIntoWords = (text: string): readonly string[] => text.toLowerCase().split(/[^\p{L}\p{M}']+/u);

/** Chinese and Korean have no spaces between words. */
const isPartOf = (text: string, name: string): boolean =>
  /[\p{Script=Han}\p{Script=Hangul}]/u.test(name) && text.includes(name);

/** Whether a title contains the gender of its players, in any of the languages above. */
export function mentionsGender(title: string, gender: Gender): boolean {
  const wordsOfTitle = splitIntoWords(title);
  return getNames(gender).some((name) => wordsOfTitle.includes(name) || isPartOf(title, name));
}

/**
 * Splits a title such as `Nordic Cup, Men`: a gender after a separator is a fact and no part of the name.
 * @returns undefined if the title does not end with a gender
 */
export function splitGender(title: string): { place: string; gender: Gender } | undefined {
  const isInBrackets = title.endsWith(')');
  const bareTitle = isInBrackets ? title.slice(0, -1) : title;
  const separatorIndex = bareTitle.search(/[,(–·][^,(–·]*$/);
  const place = bareTitle.slice(0, Math.max(0, separatorIndex)).trimEnd();
  const name = bareTitle
    .slice(separatorIndex + 1)
    .trim()
    .toLowerCase();
  const gender =
    place && (['male', 'female', 'mixed'] as const).find((candidate) => getNames(candidate).includes(name));
  return gender
    ? { place: isInBrackets && bareTitle[separatorIndex] !== '(' ? `${place})` : place, gender }
    : undefined;
}

/**
 * The title of a league or category as pages show it: in the backend's language, but a gender at its end in the
 * page's language (specification, section 3).
 * @param text texts of the namespace `content`
 */
export function getLeagueTitle(title: string, text: Translate): string {
  const parts = splitGender(title);
  return parts ? text(`gender.in.${parts.gender}`, { place: parts.place }) : title;
}
