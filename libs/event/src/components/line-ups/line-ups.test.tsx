import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventPlayer, useEventViews } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { createFill } from '@touchline/feature-kit/testing';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { Scene } from '../../testing/scene.tsx';
import { createWireMatch } from '../../testing/wire.ts';
import { LineUpsMount } from './line-ups-mount.tsx';

afterEach(cleanup);

const lineups: WireEvent['lineups'] = {
  team1: {
    starters: [
      { id: 'tra-1', name: 'Sindre Dahl', number: '1', position: 'goalkeeper' },
      { id: 'tra-19', name: 'Eirik Moen', number: '19', position: 'Left wing', captain: true },
    ],
    bench: [{ id: 'tra-44', name: 'Odin Vik', number: '44' }],
    coach: 'Vegard Lunde',
  },
  team2: { bench: [{ id: 'osl-8', name: 'Mats Brekke' }] },
};

const playerFill = createFill(eventPlayer, ({ player, onLeave }) => (
  <button type="button" onClick={onLeave}>{`Moments of ${player.name}`}</button>
));

function Page({ event }: { event: Partial<WireEvent> }) {
  const { search, hash } = useLocation();
  return (
    <main>
      <LineUpsMount view={useEventViews()(createWireMatch(event))} />
      <output>{search + hash}</output>
      <p data-testid="navigation">{useNavigationType()}</p>
    </main>
  );
}

const renderPage = (event: Partial<WireEvent>, path = '/events/m1/?t=5', hasMoments = true) =>
  render(
    <Scene path={path} fills={new Map(hasMoments ? [[eventPlayer.name, [playerFill]]] : [])}>
      <Page event={event} />
    </Scene>,
  );

const getAddress = () => screen.getByRole('status', { hidden: true }).textContent;

test('a match shows the players of both teams, with numbers, positions, captain, substitutes and coach', async () => {
  renderPage({ lineups });
  const home = within(await screen.findByRole('region', { name: 'Tromsø Aurora' }));
  const players = within(home.getByRole('group')).queryAllByRole('listitem', { hidden: true });
  expect(players.map(({ textContent }) => textContent)).toEqual(['44Odin Vik']);
  expect(home.getByText('Substitutes (1)')).toBeTruthy();
  expect(home.getByText('Sindre Dahl').closest('li')?.textContent).toBe('1Sindre DahlGoalkeeper');
  expect(home.getByText('Eirik Moen').closest('li')?.textContent).toBe('19Eirik MoenCCaptainLeft wing');
  expect(home.getByText('Coach: Vegard Lunde')).toBeTruthy();
  const away = within(screen.getByRole('region', { name: 'Oslo Ravens' }));
  expect(away.getByRole('group').hasAttribute('open'), 'a line-up of substitutes only').toBe(true);
  expect(away.getByText('Mats Brekke').closest('li')?.textContent).toBe('–Mats Brekke');
});

test.each([
  ['without line-ups', {}],
  ['with empty line-ups', { lineups: { team1: { starters: [], bench: [] } } }],
  ['without teams', { lineups, team1: undefined }],
])('a match %s shows no line-ups [ruling-15]', async (_, event) => {
  renderPage(event);
  // The line-ups of a second match appear later than those of the first would.
  cleanup();
  renderPage({ lineups });
  await screen.findByRole('heading', { name: 'Lineups' });
  cleanup();
  renderPage(event);
  expect(screen.queryByRole('heading', { name: 'Lineups' })).toBeNull();
});

test('a press on a player opens their moments, the address names them, and Escape returns to the player', async () => {
  renderPage({ lineups });
  const link = await screen.findByRole('link', { name: /Eirik Moen/ });
  await userEvent.click(link);
  const dialog = within(await screen.findByRole('dialog', { name: 'Eirik Moen' }));
  expect(dialog.getByText('Shirt number 19 · Left wing · Captain')).toBeTruthy();
  expect(getAddress()).toBe('?t=5#player-tra-19');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(getAddress()).toBe('?t=5');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: /Eirik Moen/ })));
});

test('a press on a moment closes the dialog without going back, which would scroll away from the video', async () => {
  renderPage({ lineups });
  await userEvent.click(await screen.findByRole('link', { name: /Eirik Moen/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Eirik Moen' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Moments of Eirik Moen' }));
  expect([screen.queryByRole('dialog'), getAddress()]).toEqual([null, '?t=5']);
  expect(screen.getByTestId('navigation').textContent).toBe('REPLACE');
});

test('an address opens the dialog of its player, and an address with an unknown player opens no dialog', async () => {
  renderPage({ lineups }, '/events/m1/#player-osl-8');
  const dialog = within(await screen.findByRole('dialog', { name: 'Mats Brekke' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Moments of Mats Brekke' }));
  expect([screen.queryByRole('dialog'), getAddress()]).toEqual([null, '']);
  cleanup();
  renderPage({ lineups }, '/events/m1/#player-gone');
  await screen.findByRole('heading', { name: 'Lineups' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('players are no links if no feature has their moments', async () => {
  renderPage({ lineups }, '/events/m1/#player-tra-19', false);
  expect(await screen.findByText('Eirik Moen')).toBeTruthy();
  expect([screen.queryByRole('link'), screen.queryByRole('dialog')]).toEqual([null, null]);
});
