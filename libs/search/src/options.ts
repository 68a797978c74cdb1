import * as z from 'zod';

/** Whoever has content has a search; there is nothing to decide about it. */
export const always = true;

/** Where its page is (section 2). */
export const pages = ['search'];

export const options = z.strictObject({}).meta({ description: 'The search; always on' });

export type SearchOptions = z.output<typeof options>;
