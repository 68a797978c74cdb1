import type { ClientData } from '@touchline/player/remote';
import type { EventOptions } from '../options.ts';

/** What the player says of itself while an event plays, where the customer wants that. */
export const clientDataOf = ({ cmcd }: EventOptions, contentId: string): ClientData | undefined =>
  cmcd ? { in: cmcd, contentId } : undefined;
