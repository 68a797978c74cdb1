import { getShakaModules } from './shaka/shaka-builds.ts';

/** Path ends of the modules that the engine imports to play an address. Pages name them without loading the engine. */
export const getEngineModules: (address: string) => readonly string[] = getShakaModules;
