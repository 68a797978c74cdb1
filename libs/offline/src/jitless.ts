/**
 * Imported before any schema: zod otherwise probes `new Function`, which the Content-Security-Policy forbids and
 * reports. The package names this module in `sideEffects`, so that bundlers keep it.
 */
import { config } from 'zod/mini';

config({ jitless: true });
