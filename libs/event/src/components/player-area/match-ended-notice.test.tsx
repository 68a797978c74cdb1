import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toEventView } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { createList, refusal } from '@touchline/feature-kit/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Scene } from '../../testing/scene.tsx';
import { createWireMatch, kickOff } from '../../testing/wire.ts';
import { PlayerArea } from './player-area.tsx';

beforeEach(() => {
  document.documentElement.dataset['site'] = 'acme';
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const endedMatch = createWireMatch({
  status: 'archived',
  team1: { id: 'tra', name: 'Aurora', short_name: 'TRA', score: 3 },
  team2: { id: 'osl', name: 'Ravens', short_name: 'OSL', score: 2 },
});
const createVideo = (title: string, changes: Partial<WireEvent>) =>
  createWireMatch({ id: title, title, safe_title: title, ...changes });
const createHighlight = (title: string, changes: Partial<WireEvent> = {}) =>
  createVideo(title, { event_id: 'm1', media_type: 'highlight', status: 'vod', ...changes });
const getTimeAfter = (hours: number) => new Date(kickOff + hours * 3_600_000).toISOString();

interface Lists {
  highlights?: WireEvent[];
  related?: WireEvent[];
  isFailing?: boolean;
}

const createAnswers =
  ({ highlights = [], related = [], isFailing = false }: Lists): typeof globalThis.fetch =>
  async (input) => {
    if (isFailing) return refusal('service_unavailable', 503);
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    return createList(pathname.endsWith('get_related_videos') ? related : highlights);
  };

const renderArea = (hasEnded: boolean) => (
  <PlayerArea
    view={toEventView(endedMatch, { text: (key) => key })}
    playerArea={hasEnded ? { kind: 'ended', hasReplay: true } : { kind: 'player', address: '/live.m3u8', isLive: true }}
    player={<button type="button">Pause</button>}
    onRetry={async () => undefined}
    onWatchReplay={() => undefined}
  />
);
const renderEndedMatch = (lists: Lists) => render(<Scene fetch={createAnswers(lists)}>{renderArea(true)}</Scene>);

test('an ended match shows its final score, its highlights that can be watched, and the live match before others', async () => {
  renderEndedMatch({
    highlights: [
      createHighlight('Paid goal', { available_for_user: false }),
      createHighlight('First goal'),
      createHighlight('Second goal'),
      createHighlight('Third goal'),
    ],
    related: [
      endedMatch,
      createVideo('Older match', { status: 'archived' }),
      createVideo('Later match', { status: 'upcoming', event_date: getTimeAfter(3) }),
      createVideo('Live match', { status: 'live' }),
    ],
  });
  expect(await screen.findByText('Aurora 3, Ravens 2')).toBeTruthy();
  const nextMatch = within(await screen.findByRole('region', { name: 'Up next' }));
  expect(nextMatch.getAllByText('Live').length).toBeGreaterThan(0);
  expect(nextMatch.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/events/Live%20match/']);
  const highlights = within(await screen.findByRole('region', { name: 'Highlights' }));
  expect(highlights.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/events/First%20goal/',
    '/events/Second%20goal/',
  ]);
});

test.each([
  ['the match that begins first', [3, 1], '/events/In%201%20h/'],
  ['a recording, if no match is upcoming', [], '/events/Older%20match/'],
])('without a live match, an ended match offers %s', async (_, hours, path) => {
  renderEndedMatch({
    related: [
      createVideo('Older match', { status: 'archived' }),
      ...hours.map((hour) => createVideo(`In ${hour} h`, { status: 'upcoming', event_date: getTimeAfter(hour) })),
    ],
  });
  const nextMatch = within(await screen.findByRole('region', { name: 'Up next' }));
  expect(nextMatch.getByRole('link').getAttribute('href')).toBe(path);
});

test('the final score is hidden from a viewer without spoilers until a press, which moves the focus to it', async () => {
  localStorage.setItem('touchline.acme.spoiler-free', '{"v":1}');
  renderEndedMatch({});
  const button = await screen.findByRole('button', { name: 'Show score' });
  expect(screen.queryByText('Aurora 3, Ravens 2')).toBeNull();
  await userEvent.click(button);
  expect(document.activeElement?.contains(screen.getByText('Aurora 3, Ravens 2'))).toBe(true);
});

test.each([
  ['without other videos', {}],
  ['when both lists fail', { isFailing: true }],
])('an ended match shows its score and its replay %s', async (_, lists) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderEndedMatch(lists);
  await screen.findByText('Aurora 3, Ravens 2');
  expect(screen.getByRole('button', { name: 'Watch the replay' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  warn.mockRestore();
});

test('when a match ends, only its text is announced, and the focus moves from the player to the player area', async () => {
  const renderScene = (hasEnded: boolean) => <Scene fetch={createAnswers({})}>{renderArea(hasEnded)}</Scene>;
  const page = render(renderScene(false));
  screen.getByRole('button', { name: 'Pause' }).focus();
  page.rerender(renderScene(true));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: /^Video: / }));
  await screen.findByText('Aurora 3, Ravens 2');
  expect(screen.getByRole('status').textContent).toBe('The live stream has endedThe full replay is ready.');
});
