import { cleanup, render, screen } from '@testing-library/react';
import { createFill } from '@touchline/feature-kit/testing';
import { afterEach, describe, expect, it, test } from 'vitest';
import { entityActions } from '../slots.ts';
import { sampleLeague, sampleTeam } from '../testing/sample-entities.ts';
import { Providers } from '../testing/with-providers.tsx';
import { identityPath, teamPath } from './entity-paths.ts';
import { IdentityCard, TeamCard } from './entity-card.tsx';
import { IdentityHead } from './identity-head.tsx';
import { toStandingsView } from './standings.ts';
import { TeamHead } from './team-head.tsx';

afterEach(cleanup);

describe('the view of a team', () => {
  it('the view of a team drops bidi controls, invalid colours and addresses of other protocols', () => {
    const team = sampleTeam({
      name: '\u202eAurora\u202c ',
      short_name: undefined,
      color: 'url(https://evil.example)',
      logo_url: 'javascript:alert(1)',
      banner_url: '//evil.example/b.svg',
    });
    expect(team).toMatchObject({ name: 'Aurora', shortName: 'AUR' });
    expect([team.color, team.crest, team.banner]).toEqual([undefined, undefined, undefined]);
  });

  it('the view of a team falls back to the short name, then to the id', () => {
    expect(sampleTeam({ name: undefined }).name).toBe('TRA');
    expect(sampleTeam({ name: ' ', short_name: undefined }).name).toBe('tra');
  });

  it('the view of a team has a league only if the league has a title', () => {
    expect(sampleTeam().league).toEqual({ id: 'men', title: 'Nordic Ice League, Men' });
    expect(sampleTeam({ league: { id: 'men' } }).league).toBeUndefined();
  });
});

test.each([
  [{ has_teams: true }, 'league'],
  [{ has_teams: false }, 'category'],
  [{ media_type: 'identity_item' }, 'subcategory'],
] as const)('an identity with %j is a %s', (changes, kind) => {
  expect(sampleLeague(changes).kind).toBe(kind);
});

test('a league without a logo shows its picture, or initials if it has neither', () => {
  expect(sampleLeague({ image_url: '/l.svg' }).badge.crest).toBe('/l.svg');
  expect(sampleLeague().badge).toEqual({ crest: undefined, shortName: 'NOR' });
});

test('the card of a team or league is a single link or button, with its name and league or sport as text', () => {
  render(
    <Providers>
      <TeamCard team={sampleTeam()} render={(card) => <a href="/team/tra/" {...card} />} />
      <IdentityCard
        identity={sampleLeague({ logo_url: '/l.svg' })}
        render={(card) => <button type="button" {...card} />}
        endIcon="chosen"
      />
    </Providers>,
  );
  expect(screen.getByRole('link').textContent).toBe('Tromsø AuroraNordic Ice League, Men');
  expect(screen.getByRole('button').textContent).toBe('Nordic Ice League, MenIce hockeychosen');
});

const followFill = createFill(entityActions, ({ kind, name }) => (
  <button type="button">{`Follow ${kind} ${name}`}</button>
));

test('the head of a team has the page’s main heading, links to league and website, and the actions of features', () => {
  render(
    <Providers fills={[followFill]}>
      <TeamHead team={sampleTeam({ web: 'https://tra.example/', x: 'javascript:alert(1)' })} />
    </Providers>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tromsø Aurora');
  expect(screen.getByRole('button', { name: 'Follow team Tromsø Aurora' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/league/men/',
    'https://tra.example/',
  ]);
  cleanup();
  render(
    <Providers>
      <IdentityHead identity={sampleLeague()} />
    </Providers>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nordic Ice League, Men');
});

test('leagues, categories and sub-categories have an address, and teams have one if the site has team pages', () => {
  expect(identityPath(sampleLeague({ id: 'a b' }))).toBe('/league/a%20b/');
  expect(identityPath(sampleLeague({ has_teams: false }))).toBe('/category/men/');
  const roundLeague = sampleLeague({ media_type: 'identity_item', mainCategories: ['cup', 'men'] });
  expect([identityPath(roundLeague), identityPath(roundLeague, 'men')]).toEqual([
    '/category/cup/sub-category/men/',
    '/category/men/sub-category/men/',
  ]);
  expect(identityPath(sampleLeague({ media_type: 'identity_item' }))).toBeUndefined();
  expect(teamPath({ content: {} }, 'a/b')).toBe('/team/a%2Fb/');
  expect(teamPath({ content: { teamPages: false } }, 'tra')).toBeUndefined();
});

test('a banner needs a picture, and links only to http(s), mailto or tel; phones prefer `mobile_banners`', () => {
  const createBanner = (link_url: string | undefined, link_target?: '_blank') =>
    ({ type: 'image', image_url: '/b.webp', link_url, link_target }) as const;
  const { banners } = sampleLeague({
    banners: [
      createBanner('https://tickets.example/a', '_blank'),
      createBanner('mailto:club@example.com'),
      createBanner('tel:+4712345678'),
      createBanner('javascript:alert(1)'),
      createBanner('//evil.example'),
      { type: 'vertical_banner', image_url: 'javascript:alert(1)' },
    ],
  });
  expect(banners.wide.map(({ link }) => link)).toEqual([
    { href: 'https://tickets.example/a', target: '_blank', name: 'tickets.example' },
    { href: 'mailto:club@example.com', target: '_self', name: 'club@example.com' },
    { href: 'tel:+4712345678', target: '_self', name: '+4712345678' },
    undefined,
    undefined,
  ]);
  expect(banners.narrow).toBe(banners.wide);
  const ownLeague = sampleLeague({
    banners: [createBanner(undefined)],
    mobile_banners: [{ type: 'vertical_banner', image_url: '/m.webp' }],
  });
  expect(ownLeague.banners.narrow).toEqual([{ kind: 'vertical', image: '/m.webp', link: undefined }]);
});

test('links to social media and the website must be http(s)', () => {
  expect(
    sampleTeam({ x: 'https://x.example/a', web: 'javascript:alert(1)', facebook: 'mailto:a@b.example' }).externalSites,
  ).toEqual([{ kind: 'x', href: 'https://x.example/a' }]);
});

test('a category without a title is called NO TITLE in the page’s language', () => {
  expect(sampleLeague({ title: ' ' }).title).toBe('NO TITLE');
});

test('a table shows the backend’s ranks, and each team only once [ruling-11]', () => {
  const createStanding = (id: string, rank: number, points: number) => ({ team: { id }, rank, points });
  const table = [
    createStanding('a', 1, 9),
    createStanding('b', 2, 6),
    createStanding('c', 2, 6),
    createStanding('a', 4, 3),
  ];
  const { rows } = toStandingsView(table, (raw) => raw);
  expect(rows.map(({ team: { id }, rank, points }) => [id, rank, points])).toEqual([
    ['a', 1, 9],
    ['b', 2, 6],
    ['c', 2, 6],
  ]);
});

test('a table without ranks numbers its rows [ruling-11]', () => {
  const { rows } = toStandingsView([{ team: { id: 'a' } }, { team: { id: 'b' } }], (raw) => raw);
  expect(rows.map(({ rank }) => rank)).toEqual([1, 2]);
});

test('a table shows the backend’s figures without calculation [ruling-11]', () => {
  const { rows, figures, hasForm } = toStandingsView(
    [
      { team: { id: 'a', name: 'Aurora' }, rank: 1, played: 3, points: 7, form: ['W', 'W', 'W', 'D', 'L', 'W'] },
      { team: { id: 'b' }, played: 3 },
    ],
    (raw) => raw,
  );
  expect(figures).toEqual(['played', 'points']);
  expect(rows.map(({ rank, points, team }) => [rank, team.name, points])).toEqual([
    [1, 'Aurora', 7],
    [undefined, 'b', undefined],
  ]);
  expect([hasForm, rows[0]?.form]).toEqual([true, ['W', 'W', 'D', 'L', 'W']]);
});
