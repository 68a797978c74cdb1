/**
 * Must be imported before any schema. Otherwise zod probes `new Function`, which the Content-Security-Policy forbids
 * and reports. The list `sideEffects` in package.json makes bundlers include this module.
 */
import { config } from 'zod/mini';

config({ jitless: true });
