/** The hash of the address that opens a player's dialog. */
export const toPlayerHash = (playerId: string): `#${string}` => `#player-${encodeURIComponent(playerId)}`;
