export type { MomentsOptions } from './manifest.ts';
