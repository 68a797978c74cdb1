export type { SmartBannerOptions } from './options.ts';
