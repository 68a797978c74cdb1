import { expect, test } from 'vitest';
import { getLineUps, getPlayersById } from './line-up-view.ts';

const teams = [
  { id: 'tra', name: 'Tromsø Aurora', shortName: 'TRA' },
  { id: 'osl', name: 'Oslo Ravens', shortName: 'OSL' },
] as const;

test('a match without line-ups has no players', () => {
  expect(getLineUps({ teams, lineUps: undefined })).toEqual([]);
  expect(getLineUps({ teams, lineUps: { team1: { starters: [], bench: [] }, team2: { coach: 'Nils Holm' } } })).toEqual(
    [],
  );
  expect(getPlayersById({ teams: undefined, lineUps: { team1: { bench: [{ id: 'p', name: 'P' }] } } }).size).toBe(0);
});

test('a line-up has each player once, with clean names, known positions in lower case, and safe pictures', () => {
  const starters = [
    { id: 'p1', name: '\u202E Mats ', number: ' 8 ', position: 'Forward', image_url: '/mats.png', captain: true },
    { id: 'p2', name: ' ' },
    { id: 'p1', name: 'Twice' },
  ];
  const lineUps = { team2: { starters, bench: [{ id: 'p3', name: 'Odin', position: 'Left wing', image_url: 'x:y' }] } };
  const [lineUp, ...others] = getLineUps({ teams, lineUps }, (address) =>
    address?.startsWith('/') ? `https://cdn.example${address}` : undefined,
  );
  expect(others).toEqual([]);
  expect(lineUp).toMatchObject({
    team: { id: 'osl' },
    starters: [
      {
        id: 'p1',
        name: 'Mats',
        number: '8',
        position: 'forward',
        image: 'https://cdn.example/mats.png',
        isCaptain: true,
      },
    ],
    substitutes: [
      { id: 'p3', name: 'Odin', number: undefined, position: 'Left wing', image: undefined, isCaptain: false },
    ],
    coach: undefined,
  });
});

test('the home team’s player is found for an id that both teams have', () => {
  const lineUps = { team1: { bench: [{ id: 'p', name: 'Home' }] }, team2: { starters: [{ id: 'p', name: 'Away' }] } };
  expect(getPlayersById({ teams, lineUps }).get('p')?.name).toBe('Home');
});
