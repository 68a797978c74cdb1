export type { MomentsOptions } from './options.ts';
