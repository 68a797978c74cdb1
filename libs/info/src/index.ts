export type { InfoOptions } from './options.ts';
