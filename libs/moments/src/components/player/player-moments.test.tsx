import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type EventView, getPlayersById, MaskAllScores, type PlayerView } from '@touchline/content';
import type { Tag } from '@touchline/contract';
import { createList, refusal } from '@touchline/feature-kit/testing';
import { expect, inject, test } from 'vitest';
import { setUpPage } from '../../testing/open-match.tsx';
import {
  createMomentsWorld,
  findGoal,
  findRecordedMatch,
  getClockText,
  getPeriodName,
  readTags,
  type Responder,
} from '../../testing/moments-world.tsx';
import { PlayerMoments } from './player-moments.tsx';

setUpPage();

const backendUrl = inject('backendUrl');

/** Opens the dialog's content for the first scorer of a recorded match, as a visitor. */
async function openScorer({
  respond,
  isSpoilerFree = false,
  changes = {} as Partial<EventView>,
}: {
  respond?: (tags: readonly Tag[], event: EventView) => Responder;
  isSpoilerFree?: boolean;
  changes?: Partial<EventView>;
} = {}) {
  const world = createMomentsWorld(backendUrl);
  const event = { ...(await findRecordedMatch(world)), ...changes };
  const tags = await readTags(world, event);
  const goal = findGoal(tags);
  const player = getPlayersById(event).get(goal.player_id ?? '');
  if (!player) throw new Error('no goal with a player');
  world.setResponder(respond?.(tags, event));
  world.player.publish({ position: 12, range: { start: 0, end: 192 } });
  let leaveCount = 0;
  render(
    <world.Providers>
      <MaskAllScores value={isSpoilerFree}>
        <PlayerMoments event={event} player={player} onLeave={() => (leaveCount += 1)} />
      </MaskAllScores>
    </world.Providers>,
  );
  return { ...world, event, scorer: player, goal, getLeaveCount: () => leaveCount };
}

const getHere = () => screen.findByRole('region', { name: 'In this match' });
const isMomentOf = ({ id }: PlayerView, { player_id, assist_id }: Tag): boolean => player_id === id || assist_id === id;

test('a player’s dialog lists their goals and assists of the match, and a pressed one plays and closes the dialog', async () => {
  const { scorer, goal, ...world } = await openScorer();
  const expectedTags = (await readTags(world, world.event)).filter((tag) => isMomentOf(scorer, tag));
  const here = within(await getHere());
  expect(here.getAllByRole('listitem')).toHaveLength(expectedTags.length);
  const goalButton = here.getByRole('button', {
    name: new RegExp(`^${getClockText(goal)}.*Goal.*${getPeriodName(goal)}`),
  });
  expect(goalButton.textContent.match(/Goal/g), 'the icon repeats no word of the title').toHaveLength(1);
  await userEvent.click(goalButton);
  expect(world.player.calls).toEqual([`seek ${goal.time / 1000 - 5}`, 'play', 'reveal']);
  expect(world.getLeaveCount()).toBe(1);
});

test('moments in the team’s other matches are links to the seconds before them', async () => {
  await openScorer({
    respond: (tags, event) => {
      const player_id = tags.find(({ kind }) => kind === 'goal')?.player_id;
      const respondToTags = async (request: Request): Promise<Response> => {
        const targetId = /"targetId":"([^"]+)"/.exec(await request.clone().text())?.[1];
        const goal = { id: `${targetId}-x`, type: 'player', time: 60_000, kind: 'goal', targetId, player_id };
        return createList(targetId === event.id ? [] : [goal]);
      };
      return (path, request) => (path === '/api/tag/list' ? respondToTags(request) : undefined);
    },
  });
  const others = within(await screen.findByRole('region', { name: 'In other matches' }));
  const links = others.getAllByRole('link');
  expect(links.length).toBeGreaterThan(1);
  expect(links.length).toBeLessThanOrEqual(5);
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/events\/[^/]+\/\?t=55$/);
  expect(screen.queryByRole('region', { name: 'In this match' })).toBeNull();
});

test('a moment without ids belongs to the player with its team and shirt number', async () => {
  const { scorer: shownPlayer } = await openScorer({
    respond: (tags, event) => (path) => {
      const scorer = getPlayersById(event).get(tags.find(({ kind }) => kind === 'goal')?.player_id ?? '');
      const team = { teamId: scorer?.team.id };
      const rows = [
        { id: 'a', type: 'player', time: 1000, title: 'Mine', playerNumber: scorer?.number, team },
        { id: 'b', type: 'player', time: 2000, title: 'Other shirt', playerNumber: '199', team },
        {
          id: 'c',
          type: 'player',
          time: 3000,
          title: 'Other team',
          playerNumber: scorer?.number,
          team: { teamId: 'x' },
        },
        { id: 'd', type: 'player', time: 4000, title: 'Other id', playerNumber: scorer?.number, team, player_id: 'x' },
      ];
      return path === '/api/tag/list' ? createList(rows) : undefined;
    },
  });
  const here = within(await getHere());
  expect(shownPlayer.number).toBeDefined();
  expect(here.getAllByRole('listitem').map(({ textContent }) => /Mine|Other \w+/.exec(textContent)?.[0])).toEqual([
    'Mine',
  ]);
});

test('in spoiler-free mode no moment is shown until the viewer asks for it', async () => {
  await openScorer({ isSpoilerFree: true });
  const here = within(await getHere());
  expect(here.queryAllByRole('listitem')).toEqual([]);
  await userEvent.click(here.getByRole('button', { name: 'Show key moments' }));
  expect(here.getAllByRole('listitem').length).toBeGreaterThan(0);
});

test('while the picture is behind live, only moments before it are shown', async () => {
  const { player, goal } = await openScorer({ changes: { status: 'live' } });
  const position = goal.time / 1000 - 1;
  act(() => player.publish({ live: true, atLiveEdge: false, position, range: { start: 0, end: 192 } }));
  const here = within(await getHere());
  expect(here.queryAllByRole('listitem')).toEqual([]);
  await userEvent.click(here.getByRole('button', { name: 'Show later moments' }));
  expect(here.getAllByRole('listitem').length).toBeGreaterThan(0);
});

test('while the picture is behind live, a player without moments has the button for later moments, too', async () => {
  const world = await openScorer({
    changes: { status: 'live' },
    respond: () => (path) => (path.endsWith('/list') ? createList([]) : undefined),
  });
  act(() => world.player.publish({ live: true, atLiveEdge: false, position: 30, range: { start: 0, end: 192 } }));
  const here = within(await getHere());
  expect(here.getByText('No moments yet')).toBeTruthy();
  await userEvent.click(here.getByRole('button', { name: 'Show later moments' }));
  expect(screen.queryByRole('button', { name: 'Show later moments' })).toBeNull();
});

test('a moment before the window of a live stream is a plain row with the words “In the replay”', async () => {
  const world = await openScorer({ changes: { status: 'live' } });
  act(() => world.player.publish({ live: true, atLiveEdge: true, position: 3600, range: { start: 1800, end: 3600 } }));
  const here = within(await getHere());
  expect(here.getAllByRole('listitem')[0]?.textContent).toContain('In the replay');
  expect(here.queryByRole('button')).toBeNull();
});

test('a player without moments and highlights has a message', async () => {
  await openScorer({ respond: () => (path) => (path.endsWith('/list') ? createList([]) : undefined) });
  expect(await screen.findByRole('heading', { name: 'No moments yet' })).toBeTruthy();
});

test('a visitor whom the backend refuses the tags sees no moments, and no tags of other matches are requested', async () => {
  const { requestedPaths } = await openScorer({
    respond: () => (path) =>
      path === '/api/tag/list' ? refusal('unauthorized', 401) : path === '/api/clip/list' ? createList([]) : undefined,
  });
  expect(await screen.findByRole('heading', { name: 'No moments yet' })).toBeTruthy();
  // The first call reads the tags for the test.
  expect(requestedPaths.filter((path) => path === '/api/tag/list')).toHaveLength(2);
});

test('a failed call offers another try', async () => {
  const world = await openScorer({ respond: () => () => refusal('backend_failed', 503) });
  const retryButton = await screen.findByRole('button', { name: 'Try again' });
  world.setResponder(undefined);
  await userEvent.click(retryButton);
  expect(await getHere()).toBeTruthy();
});
