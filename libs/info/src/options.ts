import * as z from 'zod/mini';

/** What a site says of itself is part of every portal. */
export const always = true;

/** Where its pages are (section 2). */
export const pages = ['faq', 'about', 'terms', 'privacy', 'info/:type', 'open-app'];

/** DOMPurify's own: it parses what it is given, where the server has not done so. */
export const csp = () => ({ policies: ['dompurify'] });

/** Nothing is to be decided about the texts: they are the customer's own, or the backend's. */
export const options = z.strictObject({}).check(z.meta({ description: 'Pages of text; always on' }));

export type InfoOptions = z.output<typeof options>;
