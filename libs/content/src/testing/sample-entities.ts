import type { Identity, Team } from '@touchline/contract';
import { createAddressResolver } from '../entity/clean.ts';
import { type IdentityView, toIdentityView } from '../entity/identity-view.ts';
import { english } from './english.ts';
import { type TeamView, toTeamView } from '../entity/team-view.ts';

/** A team of the sample league as a view. @param changes changed fields of the wire */
export const sampleTeam = (changes: Partial<Team> = {}): TeamView =>
  toTeamView(
    {
      id: 'tra',
      name: 'Tromsø Aurora',
      short_name: 'TRA',
      logo_url: '/art/crest-TRA.svg',
      color: '#0d8f88',
      sport_type: 'ice-hockey',
      league: { id: 'men', title: 'Nordic Ice League, Men' },
      ...changes,
    },
    createAddressResolver(''),
    english,
  );

/** The sample league as a view. @param changes changed fields of the wire */
export const sampleLeague = (changes: Partial<Identity> = {}): IdentityView =>
  toIdentityView(
    {
      id: 'men',
      media_type: 'identity',
      title: 'Nordic Ice League, Men',
      sport_type: 'ice-hockey',
      has_teams: true,
      ...changes,
    },
    createAddressResolver(''),
    english,
  );
