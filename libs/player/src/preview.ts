export { Film, type FilmProps } from './preview/film.tsx';
export { Preview, type PreviewProps } from './preview/preview.tsx';
export { type FootageSource, useFootage, type UsedFootage } from './preview/use-footage.ts';
export type { Footage } from './preview/footage.ts';
