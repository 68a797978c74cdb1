import { defineEndpoint, paged } from '@touchline/contract';
import * as z from 'zod/mini';

const thingSchema = z.object({ id: z.string(), title: z.optional(z.string()) });

/** Endpoints of every kind, small enough to read in a test. */
export const getThing = defineEndpoint({
  method: 'GET',
  path: '/api/thing/:id',
  auth: 'optional',
  request: {
    params: z.object({ id: z.string() }),
    query: z.object({ types: z.optional(z.array(z.string())), page: z.optional(z.number()) }),
  },
  response: thingSchema,
});

export const listThings = defineEndpoint({
  method: 'POST',
  path: '/api/thing/list',
  auth: 'optional',
  safe: true,
  request: { body: z.object({ page: z.optional(z.number()) }) },
  response: paged(thingSchema),
});

export const saveThing = defineEndpoint({
  method: 'POST',
  path: '/api/thing/save',
  auth: 'required',
  request: { body: z.object({ title: z.string() }) },
  response: z.object({}),
});

export const listPublicThings = defineEndpoint({
  method: 'GET',
  path: '/api/open',
  auth: 'none',
  request: {},
  response: z.array(thingSchema),
});
