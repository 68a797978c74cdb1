import type { captionLanguages } from './vast.ts';

type Language = (typeof captionLanguages)[number];

/** The captions of the adverts: a description of the music, and the slogan. */
const advertTexts: Readonly<Record<Language, readonly [sound: string, line: string]>> = {
  en: ['[a gentle melody]', 'Good times begin here.'],
  de: ['[sanfte Melodie]', 'Hier fängt die gute Zeit an.'],
  he: ['[מנגינה רכה]', 'כאן מתחילים רגעים טובים.'],
};

/** The captions as WebVTT, for an advert of any length. */
export function getAdvertText(language: Language): string {
  const [sound, line] = advertTexts[language];
  return `WEBVTT\n\n00:00:00.200 --> 00:00:02.500\n${sound}\n\n00:00:02.500 --> 00:00:05.500\n${line}\n`;
}
