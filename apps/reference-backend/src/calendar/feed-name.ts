import { getOwnValue } from '@touchline/contract';

const names: Readonly<Record<string, string>> = {
  'bs-ba': 'Moje utakmice',
  ca: 'Els meus partits',
  de: 'Meine Spiele',
  en: 'My matches',
  es: 'Mis partidos',
  fr: 'Mes matchs',
  he: 'המשחקים שלי',
  it: 'Le mie partite',
  ko: '내 경기',
  pl: 'Moje mecze',
  pt: 'Meus jogos',
  'uk-ua': 'Мої матчі',
  zh: '我的比赛',
};

/** The title of a viewer's calendar in a portal's language; English for an unknown one. */
export function getFeedName(language = ''): string {
  const requestedLanguage = language.toLowerCase();
  const name = getOwnValue(names, requestedLanguage) ?? getOwnValue(names, requestedLanguage.split('-')[0] ?? '');
  return name ?? 'My matches';
}
