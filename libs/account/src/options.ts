import * as z from 'zod/mini';

/** What a customer may decide about this feature, under its key in customer.json. */
export const options = z.strictObject({});

export type Options = z.output<typeof options>;
