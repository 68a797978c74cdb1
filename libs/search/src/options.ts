import * as z from 'zod';

/** The search is always on and has no options. */
export const always = true;

/** The paths of its pages (specification, section 2). */
export const pages = ['search'];

/** The installed portal has a shortcut to the search. */
export const shortcuts = { search: 'everywhere.label' };

export const options = z.strictObject({}).meta({ description: 'The search; always enabled' });

export type SearchOptions = z.output<typeof options>;
