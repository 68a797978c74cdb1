export { preloadIntent } from './preload-intent.ts';
export type { EventOptions } from './event-options.ts';
