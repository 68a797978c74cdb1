export type { InfoOptions } from './manifest.ts';
