import type { Identity, Team } from '@touchline/contract';

/** A club on the wire: a team, or a league or category if the customer's clubs are these. */
export type Club = Team | Identity;

export const isIdentity = (club: Club): club is Identity => 'media_type' in club;
