import { shakaModules } from './shaka/shaka-builds.ts';

/** Ends of the paths of what the engine imports to play an address; without the engine's own code, for pages that only name it. */
export const engineModules: (address: string) => readonly string[] = shakaModules;
