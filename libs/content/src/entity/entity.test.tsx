import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, test } from 'vitest';
import { sampleLeague, sampleTeam } from '../testing/sample-entities.ts';
import { Providers } from '../testing/with-providers.tsx';
import { IdentityCard } from './identity-card.tsx';
import { IdentityHead } from './identity-head.tsx';
import { TeamCard } from './team-card.tsx';
import { TeamHead } from './team-head.tsx';

afterEach(cleanup);

describe('what the wire gives of a team', () => {
  it('is cleaned once: its texts cannot turn the page around, its colour is one, its pictures lead nowhere else', () => {
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

  it('has a name in any case', () => {
    expect(sampleTeam({ name: undefined }).name).toBe('TRA');
    expect(sampleTeam({ name: ' ', short_name: undefined }).name).toBe('tra');
  });

  it('names its league where that has a title', () => {
    expect(sampleTeam().league).toEqual({ id: 'men', title: 'Nordic Ice League, Men' });
    expect(sampleTeam({ league: { id: 'men' } }).league).toBeUndefined();
  });
});

test.each([
  [{ has_teams: true }, 'league'],
  [{ has_teams: false }, 'category'],
  [{ media_type: 'identity_item' }, 'subcategory'],
] as const)('%j is a %s', (changes, kind) => {
  expect(sampleLeague(changes).kind).toBe(kind);
});

test('a league without a logo shows its picture, and letters where it has none', () => {
  expect(sampleLeague({ image_url: '/l.svg' }).badge.crest).toBe('/l.svg');
  expect(sampleLeague().badge).toEqual({ crest: undefined, shortName: 'NOR' });
});

test('a card is one link or one button, called by its name and where it belongs', () => {
  render(
    <Providers>
      <TeamCard team={sampleTeam()} render={(card) => <a href="/team/tra/" {...card} />} />
      <IdentityCard
        identity={sampleLeague({ logo_url: '/l.svg' })}
        render={(card) => <button type="button" {...card} />}
        end="chosen"
      />
    </Providers>,
  );
  expect(screen.getByRole('link').textContent).toBe('Tromsø AuroraNordic Ice League, Men');
  expect(screen.getByRole('button').textContent).toBe('Nordic Ice League, MenIce hockeychosen');
});

test('a head is the page’s first heading, and takes what features put beside it', () => {
  render(
    <Providers>
      <TeamHead team={sampleTeam()} aside={<button type="button">Follow</button>} />
    </Providers>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tromsø Aurora');
  expect(screen.getByRole('button', { name: 'Follow' })).toBeTruthy();
  cleanup();
  render(
    <Providers>
      <IdentityHead identity={sampleLeague()} />
    </Providers>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nordic Ice League, Men');
});
