import { isId } from '@touchline/contract';
import { createLocalizedText } from '@touchline/feature-kit/manifest';
import { z } from 'zod';

/** A customer's options for home and lists (decisions, section 4). */
export const options = z
  .strictObject({
    real_kickoff_time: z
      .boolean()
      .optional()
      .meta({ description: 'true: dates of matches are kick-off times instead of starts of broadcasts' }),
    gender: z.boolean().optional().meta({ description: 'true: matches show whether men or women play' }),
    disable_team_page: z.boolean().optional().meta({ description: 'true: teams have no pages' }),
  })
  .meta({ description: 'The home page and lists; always enabled' });

/** A list without duplicates. */
const createUniqueListSchema = <Item extends z.ZodType<string>>(item: Item) =>
  z
    .array(item)
    .max(100, 'at most 100 entries')
    .refine((entries) => new Set(entries).size === entries.length, 'each entry once')
    .meta({ uniqueItems: true });

const idSchema = z
  .string()
  .trim()
  .min(1, 'a text that is not empty')
  .max(128, 'at most 128 characters')
  // A backend refuses the whole list because of one invalid id.
  .refine((id) => id === '' || isId(id), 'an id that fits into an address');

const createIdsSchema = (description: string) => createUniqueListSchema(idSchema).optional().meta({ description });

/** The shelves that the home page may have (specification, sections 2 and 7). */
const shelf = z.enum(['live', 'upcoming', 'highlights', 'channels', 'clips', 'latest', 'suggested']);

/** Some backends accept list bodies up to 16 KB; the limit leaves space for the other fields. */
const maxScopeBytes = 12_000;

const isSmall = (filters: object): boolean => new TextEncoder().encode(JSON.stringify(filters)).length <= maxScopeBytes;

const scopeFields = {
  league_ids: createIdsSchema('Only content of these leagues'),
  team_ids: createIdsSchema('Only matches of these teams'),
  sport_types: createIdsSchema('Only these sports'),
};

const scope = z
  .strictObject(scopeFields)
  .refine(isSmall, 'together at most 12,000 bytes')
  .prefault({})
  .meta({ description: 'Filters for every list of the portal; without filters all content of the backend appears' });

/** Limit of events that a customer picks for a shelf: those of two screens. */
const maxPickedEvents = 24;

/** A shelf with its own title, and filters in place of those of the scope. */
const ownShelf = z.strictObject({
  kind: shelf.meta({ description: 'The list that the filters narrow' }),
  title: createLocalizedText(60).meta({ description: 'The heading: one text, or one per language' }),
  ...scopeFields,
  event_ids: createUniqueListSchema(idSchema)
    .max(maxPickedEvents, `at most ${maxPickedEvents} events`)
    .optional()
    .meta({ description: 'Only these events, such as a selection by hand' }),
});

const maxShelves = 30;

const shelves = z
  .array(z.union([shelf, ownShelf], { error: `one of ${shelf.options.join(', ')}, or an object with kind and title` }))
  .min(1, 'at least one shelf')
  .max(maxShelves, `at most ${maxShelves} shelves`)
  .refine(
    (entries) => new Set(entries.map((entry) => JSON.stringify(entry))).size === entries.length,
    'each entry once',
  )
  .refine(
    (entries) => entries.filter((entry) => (typeof entry === 'string' ? entry : entry.kind) === 'channels').length <= 1,
    'at most one shelf of channels',
  )
  .meta({ description: 'The shelves, from top to bottom: names, or objects with filters and a title' });

/** The lists that may supply the hero. */
const heroKind = z.enum(['live', 'upcoming', 'highlights']);

const hero = z
  .union(
    [
      z.boolean(),
      z
        .strictObject({
          event_id: idSchema.optional().meta({ description: 'The event in the hero, while it can be loaded' }),
          kinds: createUniqueListSchema(heroKind)
            .min(1, 'at least one kind')
            .optional()
            .meta({ description: 'The lists that may supply the hero, in order' }),
        })
        .refine((choice) => Object.keys(choice).length > 0, 'event_id or kinds'),
    ],
    { error: 'true, false, or an object with event_id or kinds' },
  )
  .default(true)
  .meta({
    description:
      'true: the page begins with a large match; { "event_id": … } names it, { "kinds": […] } orders the lists',
  });

const home = z
  .strictObject({ hero, shelves, scope })
  .refine(
    ({ scope: siteScope, shelves: entries }) =>
      entries.every((entry) => typeof entry === 'string' || isSmall({ ...siteScope, ...entry })),
    { path: ['shelves'], error: 'with the scope at most 12,000 bytes for each shelf' },
  );

/** `home` is a top-level key of customer.json (specification, section 1). */
export const customerKeys = {
  home: home.meta({ description: 'The shelves of the home page, and filters for every list' }),
};

/** The kind of a shelf on home. */
export type ShelfKind = z.output<typeof shelf>;

/** An entry of `home.shelves` with own filters and title. */
export type OwnShelf = z.output<typeof ownShelf>;

/** The filters of every list; an empty scope limits no list. */
export type Scope = z.output<typeof scope>;

/** The options that the pages receive. */
export type CatalogOptions = z.output<typeof options> & { home: z.output<typeof home> };
