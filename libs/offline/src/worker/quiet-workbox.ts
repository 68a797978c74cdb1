/**
 * Must be imported before workbox, which logs each decision outside of production builds and reads a worker's global
 * scope for that. Importers of this library's entry points have no such scope. The package lists this module in
 * `sideEffects`, so that bundlers keep it.
 */
Reflect.set(globalThis, '__WB_DISABLE_DEV_LOGS', true);
