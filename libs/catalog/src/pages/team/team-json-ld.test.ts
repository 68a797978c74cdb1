import { toTeamView } from '@touchline/content';
import { expect, test } from 'vitest';
import { createTeamJsonLd } from './team-json-ld.ts';

const url = 'https://tv.example/he/team/tra/';

test('structured data describe a team as a SportsTeam of its league, with the absolute address of its crest', () => {
  const view = toTeamView(
    { id: 'tra', name: 'Tromsø Aurora', logo_url: '/crest.svg', league: { id: 'n', title: 'Nordic' } },
    (address) => address,
    String,
  );
  expect(createTeamJsonLd(view, url)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'SportsTeam',
    name: 'Tromsø Aurora',
    url,
    logo: 'https://tv.example/crest.svg',
    memberOf: { '@type': 'SportsOrganization', name: 'Nordic' },
  });
});

test('structured data omit `memberOf` for a team without a league', () => {
  expect(
    createTeamJsonLd(
      toTeamView({ id: 'tra', name: 'Aurora' }, () => undefined, String),
      url,
    ),
  ).not.toHaveProperty('memberOf');
});
