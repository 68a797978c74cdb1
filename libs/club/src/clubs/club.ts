import type { Identity, Team } from '@touchline/contract';

/** A club as the wire has it: a team, or a league or category where those are the customer's clubs. */
export type Club = Team | Identity;

export const isIdentity = (club: Club): club is Identity => 'media_type' in club;
