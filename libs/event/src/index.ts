export type { EventOptions } from './options.ts';
