import { z } from 'zod';

/** Home and lists are what a portal is. */
export const always = true;

/** What a customer decides about home and lists (decisions, section 4). */
export const options = z.strictObject({
  real_kickoff_time: z
    .boolean()
    .optional()
    .meta({ description: 'Matches are dated by their real kick-off instead of the start of their broadcast' }),
  gender: z.boolean().optional().meta({ description: 'Matches say whether men or women play' }),
  disable_team_page: z.boolean().optional().meta({ description: 'Teams have no page of their own', notUsedYet: true }),
});

/** A list whose members differ. */
const distinct = <Item extends z.ZodType<string>>(item: Item) =>
  z.array(item).refine((list) => new Set(list).size === list.length, 'each entry once');

const ids = distinct(z.string().trim().min(1, 'a text that is not empty'));

/** The shelves of the home page; section 2 of the specification, section 7 of the wire contract. */
const shelf = z.enum(['live', 'upcoming', 'highlights', 'channels', 'clips', 'latest', 'suggested']);

const scope = z
  .strictObject({ league_ids: ids.optional(), team_ids: ids.optional(), sport_types: ids.optional() })
  .prefault({})
  .meta({ description: 'Narrows every list of the portal; empty means the whole backend' });

const home = z.strictObject({
  hero: z.boolean().default(true).meta({ description: 'The large opening match' }),
  shelves: distinct(shelf).min(1, 'at least one shelf').meta({ description: 'From top to bottom' }),
  scope,
});

/** The home page stands at the top of customer.json (the specification's section 1). */
export const customerKeys = {
  home: home.meta({ description: "The home page's shelves and what every list is narrowed to" }),
};

/** The shelves home can have. */
export type ShelfKind = z.output<typeof shelf>;

/** Narrows every list; empty means the whole backend. */
export type Scope = z.output<typeof scope>;

/** What the pages know of their customer. */
export type CatalogOptions = z.output<typeof options> & { home: z.output<typeof home> };

/** How every event is dated and named, whichever feature shows it. */
export const content = ({ real_kickoff_time, gender }: CatalogOptions) => ({
  realKickoff: real_kickoff_time === true,
  gender: gender === true,
});
