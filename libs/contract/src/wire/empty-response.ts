import './jitless.ts';
import * as z from 'zod/mini';

/** The response of a request without a result: any body is read as `{}`. */
export const emptyResponse = z.transform((): Record<string, never> => ({}));
