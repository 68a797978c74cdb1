import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getProfile, getAlerts } from '@touchline/contract';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createFollowingWorld, type FollowingWorld, signUp } from '../../testing/following-world.tsx';
import { AlertsList } from './alerts-list.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

async function renderAlerts(followed: readonly string[] = ['osl', 'tra'], club?: string): Promise<FollowingWorld> {
  const world = createFollowingWorld(inject('backendUrl'));
  await signUp(
    world,
    followed.map((id) => ['team', id]),
  );
  if (club !== undefined) await world.session.updateProfile({ favoriteClubId: club });
  render(
    <world.Providers path="/account/following/">
      <AlertsList options={{ view: 'team' }} />
    </world.Providers>,
  );
  world.start();
  return world;
}

const getRowTexts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const openTeamAlerts = async (team: RegExp) => userEvent.click(await screen.findByRole('button', { name: team }));
const pressSwitch = async (name: RegExp) => userEvent.click(await screen.findByRole('switch', { name }));
const getStoredAlerts = async ({ api }: FollowingWorld, team: string) =>
  getAlerts((await api.call(getProfile)).options, team);

it('the alert settings list the followed teams by name, each with the default alert at the start', async () => {
  await renderAlerts();
  await waitFor(() =>
    expect(getRowTexts()).toEqual([
      expect.stringMatching(/Oslo Ravens.*Start of the match$/),
      expect.stringMatching(/Tromsø Aurora.*Start of the match$/),
    ]),
  );
  await openTeamAlerts(/Oslo Ravens/);
  await waitFor(() => expect(screen.getAllByRole('switch', { checked: true })).toHaveLength(1));
});

it.each([
  ['followed', ['osl', 'tra'], 2],
  ['not followed', ['osl'], 2],
  ['the only team', [], 1],
])('the viewer’s club is first among the teams with alerts (%s)', async (_, followed, count) => {
  const world = await renderAlerts(followed, 'tra');
  await waitFor(() => expect(getRowTexts()[0]).toMatch(/Tromsø Aurora.*Start of the match$/));
  expect(getRowTexts()).toHaveLength(count);
  await openTeamAlerts(/Tromsø Aurora/);
  await pressSwitch(/Final score/);
  await waitFor(async () => expect(await getStoredAlerts(world, 'tra')).toEqual(['start', 'final']));
});

it('the alert settings show the empty list only after the viewer’s club has failed to load', async () => {
  const world = await renderAlerts([], 'tra');
  const teamResponse = Promise.withResolvers<Response>();
  let isTeamRequested = false;
  world.setResponder((path) => {
    if (!path.startsWith('/api/team/')) return undefined;
    isTeamRequested = true;
    return teamResponse.promise;
  });
  await waitFor(() => expect(isTeamRequested).toBe(true));
  const emptyTitle = 'You don’t follow any teams yet';
  expect(screen.queryByText(emptyTitle)).toBeNull();
  teamResponse.resolve(Response.json({}, { status: 404 }));
  expect(await screen.findByText(emptyTitle)).toBeDefined();
});

it('a press on a switch changes and saves the alerts of one team', async () => {
  const world = await renderAlerts();
  await openTeamAlerts(/Oslo Ravens/);
  await pressSwitch(/Final score/);
  await pressSwitch(/Start of the match/);
  await waitFor(() => expect(getRowTexts()[0]).toMatch(/Final score$/));
  expect(getRowTexts()[1]).toMatch(/Start of the match$/);
  await waitFor(async () => expect(await getStoredAlerts(world, 'osl')).toEqual(['final']));
  expect(await getStoredAlerts(world, 'tra')).toEqual(['start']);
  await waitFor(() =>
    expect(world.events.filter((event) => JSON.stringify(event) === '["profile_updated",{}]')).toHaveLength(2),
  );
});

it('a switch is reset when the server refuses the change, and one toast names the team', async () => {
  const world = await renderAlerts();
  await openTeamAlerts(/Oslo Ravens/);
  const pendingResponse = Promise.withResolvers<Response>();
  world.setResponder((path) => (path.endsWith('update_profile') ? pendingResponse.promise : undefined));
  await pressSwitch(/New highlights/);
  await waitFor(() => expect(getRowTexts()[0]).toMatch(/New highlights$/));
  pendingResponse.resolve(Response.json({ error: 'invalid_request' }, { status: 400 }));
  await waitFor(() => expect(getRowTexts()[0]).toMatch(/Start of the match$/));
  expect(world.toasts).toEqual([expect.stringMatching(/^Oslo Ravens: /)]);
});

it('the alert settings link a viewer who follows no team to the teams', async () => {
  await renderAlerts([]);
  const link = await screen.findByRole('link', { name: 'Find teams' });
  expect(link.getAttribute('href')).toBe('/following/league/all/');
});

it('the alert settings show an error when their list fails to load, and load it on Retry', async () => {
  const world = createFollowingWorld(inject('backendUrl'));
  await signUp(world, [['team', 'osl']]);
  world.setResponder((path) => (path.endsWith('list_by_user') ? Response.json({}, { status: 500 }) : undefined));
  render(
    <world.Providers path="/account/following/">
      <AlertsList options={{ view: 'team' }} />
    </world.Providers>,
  );
  world.start();
  const retryButton = await screen.findByRole('button');
  world.setResponder(undefined);
  await userEvent.click(retryButton);
  await waitFor(() => expect(getRowTexts()).toEqual([expect.stringMatching(/Oslo Ravens/)]));
});
