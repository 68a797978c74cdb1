export { ConsentBanner, type ConsentBannerProps } from './components/consent-banner.tsx';
export type { Answer } from './state/stored-answer.ts';
export { createGoogle, type Google, type GoogleOptions } from './api/google.ts';
