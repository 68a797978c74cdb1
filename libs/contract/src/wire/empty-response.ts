import './jitless.ts';
import * as z from 'zod/mini';

/** The response of a call without a result; every body is read as `{}`. */
export const emptyResponse = z.transform((): Record<string, never> => ({}));
