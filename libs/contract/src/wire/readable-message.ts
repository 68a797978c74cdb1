/** The languages of a server's message and of the page. */
export interface MessageLanguages {
  /** The page's language, such as `fr-CA`; undefined accepts any message language. */
  page?: string | undefined;
  /** The response's Content-Language header. */
  answer?: string | undefined;
}

/** Markup, entities, code and line breaks. */
const nonPlainTextPattern = /<[a-z/!?]|&#?\w+;|[{}\p{Cc}\p{Zl}\p{Zp}]/iu;

/** Frequent words of the languages that share the Latin script. */
const frequentWords: Readonly<Record<string, string>> = {
  bs: 'je se na u i ne nije nisu ste smo su da za ovaj ova ovo već može možete molimo pokušajte vaš vaša vaše kod samo ili od do',
  ca: 'el la els les de del un una i no és per amb que ha aquest aquesta vostre teva teu ja té ho si us més',
  de: 'der die das den dem ein eine einen und nicht ist sind für mit zu zum von bitte dein deine ihr ihre wurde kann dieser diese dieses kein keine auf noch wir du sie',
  en: 'the a an is are was were not no to of for and or your you this that has have been with please we it can only on in at by',
  es: 'el la los las de del un una y no es por para con que ha este esta su tu ya se lo más está pero',
  fr: 'le la les de du des un une et pas est pour avec que ce cette cet votre ton ta vos ne sur nous vous déjà a été en plus',
  it: 'il lo la gli le di del della un una e non è per con che ha questo questa tuo tua suo già si sono stato più',
  pl: 'nie jest na w z i do się to ten ta twój twoja twoje już są dla od po tylko proszę może być lub został',
  pt: 'o a os as de do da um uma e não é para com que foi este esta esse essa seu sua já se por está mais',
};

/** The scripts of the languages that do not use the Latin script. */
const scripts: Readonly<Record<string, RegExp>> = {
  he: /\p{Script=Hebrew}/u,
  ko: /\p{Script=Hangul}/u,
  uk: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
};

const getLanguage = (tag: string): string => tag.trim().split(/[-_]/)[0]?.toLowerCase() ?? '';

/**
 * Whether a message contains at least as many frequent words of this language as of any other Latin-script language.
 */
function hasMostWordsOf(language: string, message: string): boolean {
  const words = message.toLowerCase().split(/[^\p{L}]+/u);
  const countWords = (name: string): number => {
    const frequentWordSet = new Set(frequentWords[name]?.split(' '));
    return words.filter((word) => frequentWordSet.has(word)).length;
  };
  const maxWordCount = Math.max(...Object.keys(frequentWords).map(countWords));
  return maxWordCount > 0 && countWords(language) === maxWordCount;
}

function isInLanguage(language: string, message: string): boolean {
  const foundScript = Object.keys(scripts).find((name) => scripts[name]?.test(message));
  if (foundScript !== undefined || language in scripts) return foundScript === language;
  return !(language in frequentWords) || hasMostWordsOf(language, message);
}

/**
 * Whether viewers can read a server's message: it is one line of plain text in the page's language (decisions, section
 * 6). Without a Content-Language, the script and frequent words identify the language.
 */
export function isReadableMessage(message: string, { page, answer }: MessageLanguages): boolean {
  if (message.length > 300 || nonPlainTextPattern.test(message.trim())) return false;
  if (page === undefined) return true;
  const language = getLanguage(page);
  return answer ? answer.split(',').some((tag) => getLanguage(tag) === language) : isInLanguage(language, message);
}
