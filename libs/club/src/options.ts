import { z } from 'zod';

/** Options of the choice of a favourite club that a customer sets (decisions, section 4: club-selection). */
export const options = z
  .strictObject({
    view: z.enum(['team', 'identity', 'identity_item']).optional().meta({
      description:
        'The kind of clubs: teams (default), main categories (identity) or sub-categories (identity_item). The profile stores categories as identity and identityItem',
    }),
    league_ids: z
      .array(z.string().trim().min(1, 'a text that is not empty').max(128, 'at most 128 characters'))
      .min(1, 'at least one league')
      .max(100, 'at most 100 leagues')
      .refine((list) => new Set(list).size === list.length, 'each entry once')
      .optional()
      .meta({
        description:
          'With team: the leagues whose teams viewers choose from. With identity_item: the main categories of the clubs. With identity: the clubs themselves. Default: the filters of home.scope',
        uniqueItems: true,
      }),
  })
  .meta({ description: 'Viewers choose a favourite club' });

export type ClubOptions = z.output<typeof options>;
