export { clubPath } from './club-path.ts';
export type { ClubOptions } from './options.ts';
