import * as z from 'zod/mini';

/** Every portal has the texts about its site. */
export const always = true;

/** Addresses of its pages (specification, section 2). */
export const pages = ['faq', 'about', 'terms', 'privacy', 'info/:type', 'open-app'];

/** DOMPurify's own policy: it parses a text in the browser, when the server has not done so. */
export const csp = () => ({ policies: ['dompurify'] });

/** No options: the texts come from the customer or the backend. */
export const options = z
  .strictObject({})
  .check(z.meta({ description: 'Pages of text, such as terms and FAQ; always enabled' }));

export type InfoOptions = z.output<typeof options>;
