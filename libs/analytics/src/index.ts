export { ConsentBanner, type ConsentBannerProps } from './consent/consent-banner.tsx';
export type { Answer } from './consent/stored-answer.ts';
export { createGoogle, type Google, type GoogleOptions } from './google/google.ts';
