import type { EngineOptions } from '../engine/engine.ts';
import { getShakaModules } from '../engine/shaka/shaka-builds.ts';

/** Path ends of the modules that the engine imports to play an address. Pages name them without loading the engine. */
export const getEngineModules: (address: string) => readonly string[] = getShakaModules;

/** The downloads before an address's first frame, for a server that names them in its HTML. */
export interface StreamNeeds {
  /** Dynamically imported modules, as ends of their source paths (PageMeta.modules of feature-kit). */
  modules: readonly string[];
  /** Addresses that those modules fetch first: the playlist or manifest. */
  fetches: readonly string[];
}

/** The player itself: in this library's sources, and in a built package. */
const player = ['/player/src/index.ts', '/player/dist/index.js'];

/** Names the modules and files that an address needs. Costs a page a few hundred bytes, without the player's code. */
export function streamNeeds(address: string, { clientData }: EngineOptions = {}): StreamNeeds {
  // Client data change the address of a request, so the browser would fetch a preloaded playlist twice.
  return { modules: [...player, ...getEngineModules(address)], fetches: clientData ? [] : [address] };
}
