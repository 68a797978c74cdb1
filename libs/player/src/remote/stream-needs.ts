import type { EngineOptions } from '../engine/engine.ts';
import { engineModules } from '../engine/engine-modules.ts';

/** What playing an address downloads before its first frame, for a server that names it in its HTML. */
export interface StreamNeeds {
  /** Modules that are imported dynamically, as ends of their source paths (PageMeta.modules of feature-kit). */
  modules: readonly string[];
  /** Addresses that those modules fetch first: the playlist or manifest. */
  fetches: readonly string[];
}

/** The player itself: in this library's sources, and in a package that was built from them. */
const player = ['/player/src/index.ts', '/player/dist/index.js'];

/** Names what an address needs. Costs a page a few hundred bytes and nothing of the player itself. */
export function streamNeeds(address: string, { clientData }: EngineOptions = {}): StreamNeeds {
  // A request that says something of the player is another one: what was fetched before it would be fetched twice.
  return { modules: [...player, ...engineModules(address)], fetches: clientData ? [] : [address] };
}
