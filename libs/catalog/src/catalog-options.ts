/** The shelves home can have. */
export type ShelfKind = 'live' | 'upcoming' | 'highlights' | 'channels' | 'clips' | 'latest' | 'suggested';

/** Narrows every list; empty means the whole backend. */
export interface Scope {
  league_ids?: readonly string[] | undefined;
  team_ids?: readonly string[] | undefined;
  sport_types?: readonly string[] | undefined;
}

/**
 * What the pages know of their customer: customer.json's `home` beside this feature's own options. Dates and genders
 * (`real_kickoff_time`, `gender`) reach all features through content's settings.
 */
export interface CatalogOptions {
  home: {
    /** From top to bottom. */
    shelves: readonly ShelfKind[];
    scope: Scope;
    /** The large opening match; shown unless it is false. */
    hero?: boolean | undefined;
  };
}
