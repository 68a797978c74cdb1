import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { identityTypes } from '../events/event-values.ts';
import { identityId } from '../wire/id-schemas.ts';
import { idAlternatives, createAlternatives, paged, pagingFields } from '../wire/paged.ts';
import { scopeFields } from './scope.ts';
import { socialLinks } from './team.ts';
import {
  createChoice,
  booleanFlag,
  line,
  number,
  createOptionalChoice,
  createStrictChoice,
  text,
} from '../wire/values.ts';

/** A banner of the operator. Only http(s), mailto and tel addresses become links (decisions, section 2). */
export const bannerSchema = z.object({
  type: createChoice(['vertical_banner', 'horizontal_banner', 'image'], 'image'),
  image_url: text,
  link_url: z.optional(text),
  link_target: createOptionalChoice(['_self', '_blank']),
});
export type Banner = z.output<typeof bannerSchema>;

/** A league or category (media_type identity) or a sub-category (identity_item). */
export const identitySchema = z.object({
  id: identityId,
  media_type: createChoice(identityTypes, 'identity'),
  title: z.optional(line),
  order: z.optional(number),
  /** The league or category has ended: its pages exist, but choices leave it out. */
  archived: z.optional(booleanFlag),
  image_url: z.optional(text),
  banner_url: z.optional(text),
  logo_url: z.optional(text),
  identity_ids: z.optional(z.array(identityId)),
  banners: z.optional(z.array(bannerSchema)),
  mobile_banners: z.optional(z.array(bannerSchema)),
  ...socialLinks,
  sport_type: z.optional(text),
  /** A league: a main category with teams. */
  has_teams: z.optional(booleanFlag),
  /** The main categories of a sub-category. */
  mainCategories: z.optional(z.array(identityId)),
  media_parent_order: z.optional(z.record(z.string(), number)),
});
export type Identity = z.output<typeof identitySchema>;

export const identityListBodySchema = z.object({
  ...pagingFields,
  filters: z.optional(
    z.object({
      media_type: createAlternatives(createStrictChoice(identityTypes)),
      /** True: only archived entries. False: no archived entries. Absent: all. */
      archived: z.optional(booleanFlag),
      /** Only sub-categories of these main categories. */
      identityId: idAlternatives,
      /** `identities.id`: these and their sub-categories. `search.teams.id`: the leagues and cups of these teams. */
      ...scopeFields,
      'search.text': z.optional(text),
    }),
  ),
});
export type IdentityListBody = z.output<typeof identityListBodySchema>;

export const listIdentities = defineEndpoint({
  method: 'POST',
  path: '/api/identity/list',
  auth: 'optional',
  safe: true,
  request: { body: identityListBodySchema },
  response: paged(identitySchema),
});

/** One league, category or sub-category; 404 not_found for an unknown id. */
export const getIdentity = defineEndpoint({
  method: 'GET',
  path: '/api/identity/get_by_id/id/:id',
  auth: 'optional',
  request: { params: z.object({ id: identityId }) },
  response: identitySchema,
});
