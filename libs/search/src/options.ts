import * as z from 'zod';

/** Whoever has content has a search; there is nothing to decide about it. */
export const always = true;

/** Where its page is (section 2). */
export const pages = ['search'];

/** Whoever has the portal on their home screen finds it there, too. */
export const shortcuts = { search: 'everywhere.label' };

export const options = z.strictObject({}).meta({ description: 'The search; always on' });

export type SearchOptions = z.output<typeof options>;
