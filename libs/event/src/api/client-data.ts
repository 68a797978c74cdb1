import type { ClientData } from '@touchline/player/remote';
import type { EventOptions } from '../options.ts';

/** The CMCD data of an event's player; undefined for a customer without CMCD. */
export const getClientData = ({ cmcd }: EventOptions, contentId: string): ClientData | undefined =>
  cmcd ? { in: cmcd, contentId } : undefined;
