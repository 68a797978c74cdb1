export { preloadIntent } from './preload-intent.ts';
export type { EventOptions } from './options.ts';
