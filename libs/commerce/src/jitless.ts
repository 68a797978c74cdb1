/**
 * Imported before any schema. Otherwise zod tests `new Function`, which the Content-Security-Policy forbids and
 * reports. The package lists this module in `sideEffects`, so that bundlers keep it.
 */
import { config } from 'zod/mini';

config({ jitless: true });
