/**
 * Imported before workbox: outside of production builds it would write each of its decisions to the console, and for that ask for a worker's global scope,
 * which whoever only imports this library's doors has not. The package names this module in `sideEffects`, so that bundlers keep it.
 */
Reflect.set(globalThis, '__WB_DISABLE_DEV_LOGS', true);
