/** The event page's choices as its pages know them; `./options` holds their schema, which no browser needs. */
export interface EventOptions {
  player_highlights?: boolean | undefined;
  match_stats?: boolean | undefined;
}
