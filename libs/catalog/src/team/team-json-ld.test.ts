import { toTeamView } from '@touchline/content';
import { expect, test } from 'vitest';
import { teamJsonLd } from './team-json-ld.ts';

const url = 'https://tv.example/he/team/tra/';

test('a team is a sports team of its league, its crest by its whole address', () => {
  const view = toTeamView(
    { id: 'tra', name: 'Tromsø Aurora', logo_url: '/crest.svg', league: { id: 'n', title: 'Nordic' } },
    (address) => address,
  );
  expect(teamJsonLd(view, url)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'SportsTeam',
    name: 'Tromsø Aurora',
    url,
    logo: 'https://tv.example/crest.svg',
    memberOf: { '@type': 'SportsOrganization', name: 'Nordic' },
  });
});

test('what is not known of a team is not said', () => {
  expect(
    teamJsonLd(
      toTeamView({ id: 'tra', name: 'Aurora' }, () => undefined),
      url,
    ),
  ).not.toHaveProperty('memberOf');
});
