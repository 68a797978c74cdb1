/**
 * Must be imported before any schema: otherwise zod probes `new Function`, which the Content-Security-Policy forbids and
 * reports. package.json lists this module in `sideEffects`, so that bundlers include it.
 */
import { config } from 'zod/mini';

config({ jitless: true });
