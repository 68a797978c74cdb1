import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { identityId, teamId } from '../wire/id-schemas.ts';
import { paged, pagingFields } from '../wire/paged.ts';
import { line, text } from '../wire/values.ts';
import { scopeFields } from './scope.ts';

export const socialLinks = {
  facebook: z.optional(text),
  instagram: z.optional(text),
  x: z.optional(text),
  web: z.optional(text),
};

export const teamSchema = z.object({
  id: teamId,
  name: z.optional(line),
  short_name: z.optional(line),
  logo_url: z.optional(text),
  banner_url: z.optional(text),
  color: z.optional(text),
  sport_type: z.optional(text),
  league: z.optional(z.object({ id: identityId, title: z.optional(line), logo_url: z.optional(text) })),
  ...socialLinks,
});
export type Team = z.output<typeof teamSchema>;

export const teamListBodySchema = z.object({
  ...pagingFields,
  filters: z.optional(z.object({ ...scopeFields, 'search.text': z.optional(text) })),
});
export type TeamListBody = z.output<typeof teamListBodySchema>;

export const listTeams = defineEndpoint({
  method: 'POST',
  path: '/api/team/list',
  optional: true,
  auth: 'optional',
  safe: true,
  request: { body: teamListBodySchema },
  response: paged(teamSchema),
});

/** One team with its league; 404 not_found for an unknown id. */
export const getTeam = defineEndpoint({
  method: 'GET',
  path: '/api/team/get_by_id/id/:id',
  optional: true,
  auth: 'optional',
  request: { params: z.object({ id: teamId }) },
  response: teamSchema,
});
