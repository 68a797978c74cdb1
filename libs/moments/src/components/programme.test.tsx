import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createList } from '@touchline/feature-kit/testing';
import { expect, test } from 'vitest';
import type { Responder } from '../testing/moments-world.tsx';
import { openMatch, setUpPage } from '../testing/open-match.tsx';

setUpPage();

/** Three goals, whose parts of 20 seconds fill a minute: 48 to 68, 98 to 118 and 148 to 168 seconds. */
const goals = [60, 110, 160].map((second) => ({ id: `${second}`, type: 'game', kind: 'goal', time: second * 1000 }));
const respond: Responder = (path) => (path === '/api/tag/list' ? createList(goals) : undefined);

const openProgramme = (name: string) => screen.findByRole('region', { name });
const pressButton = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('the match in one minute plays part by part, and the video pauses at its end', async () => {
  const { player } = await openMatch({ respond });
  act(() => player.publish({ position: 12, range: { start: 0, end: 192 } }));
  await screen.findAllByRole('listitem');
  await pressButton('I have 1 minute');
  expect(player.calls).toEqual(['seek 48', 'play', 'reveal']);
  const bar = within(await openProgramme('Condensed match'));
  const slider = bar.getByRole('slider', { name: 'Parts of this programme' });
  expect(Number(slider.getAttribute('aria-valuemax'))).toBeLessThanOrEqual(60);

  const finishSeekAt = (position: number) => {
    act(() => player.publish({ position, seeking: true, range: { start: 0, end: 192 } }));
    act(() => player.publish({ position, range: { start: 0, end: 192 } }));
  };
  finishSeekAt(48);
  player.calls.length = 0;
  act(() => player.publish({ position: 68.2, range: { start: 0, end: 192 } }));
  expect(player.calls, 'the second goal').toEqual(['seek 98', 'play']);
  finishSeekAt(98);
  expect(slider.getAttribute('aria-valuetext')).toMatch(/^Part 2 of 3, 0:20 long$/);

  finishSeekAt(167.5);
  act(() => player.publish({ position: 168.1, range: { start: 0, end: 192 } }));
  expect(player.calls.at(-1)).toBe('hold');
  expect(bar.getByText('That was it.')).toBeTruthy();
  await userEvent.click(bar.getByRole('button', { name: 'Watch again' }));
  expect(player.calls.slice(-3)).toEqual(['release', 'seek 48', 'play']);
  await userEvent.click(bar.getByRole('button', { name: 'Back to the full match' }));
  expect(screen.queryByRole('slider')).toBeNull();
});

test('the programme’s buttons pause the video, repeat a part, and change to the next and the previous part', async () => {
  const { player } = await openMatch({ respond });
  const publishAt = (position: number, status: 'playing' | 'paused' = 'playing') => {
    act(() => player.publish({ position, status, seeking: true, range: { start: 0, end: 192 } }));
    act(() => player.publish({ position, status, range: { start: 0, end: 192 } }));
  };
  publishAt(12);
  await screen.findAllByRole('listitem');
  await pressButton('I have 1 minute');
  const bar = within(await openProgramme('Condensed match'));
  const press = async (name: string) => {
    player.calls.length = 0;
    await userEvent.click(bar.getByRole('button', { name }));
    return player.calls;
  };
  publishAt(49);
  expect(await press('Next part')).toEqual(['seek 98', 'play']);
  publishAt(100);
  expect(await press('Previous part')).toEqual(['seek 48', 'play']);
  publishAt(55);
  expect(await press('Previous part'), 'a part that has begun plays again').toEqual(['seek 48', 'play']);
  publishAt(48);
  expect(await press('Pause')).toEqual(['hold']);
  publishAt(49, 'paused');
  expect(await press('Play')).toEqual(['play', 'release']);
  publishAt(155);
  expect(await press('Next part'), 'no part follows').toEqual([]);
  expect(bar.getByRole('button', { name: 'Next part' }).getAttribute('aria-disabled')).toBe('true');
});

test('the focus stays in the programme’s bar at its end, and when it plays again', async () => {
  const { player } = await openMatch({ respond });
  const publishAt = (position: number) => {
    act(() => player.publish({ position, seeking: true, range: { start: 0, end: 192 } }));
    act(() => player.publish({ position, range: { start: 0, end: 192 } }));
  };
  publishAt(12);
  await screen.findAllByRole('listitem');
  await pressButton('I have 1 minute');
  const bar = within(await openProgramme('Condensed match'));
  publishAt(167.5);
  act(() => bar.getByRole('button', { name: 'Pause' }).focus());
  act(() => player.publish({ position: 168.1, range: { start: 0, end: 192 } }));
  const againButton = bar.getByRole('button', { name: 'Watch again' });
  expect(document.activeElement).toBe(againButton);
  await userEvent.click(againButton);
  expect(document.activeElement).toBe(bar.getByRole('button', { name: 'Previous part' }));
});

test('after a pause by the bar and a press on the player’s play button, the match continues after the programme', async () => {
  const { player, remote } = await openMatch({ respond });
  const publishAt = (position: number, status: 'playing' | 'paused', isSeeking = false) =>
    act(() => player.publish({ position, status, seeking: isSeeking, range: { start: 0, end: 192 } }));
  publishAt(12, 'playing');
  await screen.findAllByRole('listitem');
  await pressButton('I have 1 minute');
  const bar = within(await openProgramme('Condensed match'));
  publishAt(167.5, 'playing', true);
  publishAt(167.5, 'playing');
  await userEvent.click(bar.getByRole('button', { name: 'Pause' }));
  publishAt(167.5, 'paused');
  publishAt(167.6, 'playing');
  publishAt(168.1, 'playing');
  expect(bar.getByText('That was it.')).toBeTruthy();
  await userEvent.click(bar.getByRole('button', { name: 'Back to the full match' }));
  expect(remote.reasons()).toEqual([]);
});

test('keys on the programme’s timeline change the position, and the programme plays on from there', async () => {
  const { player } = await openMatch({ respond });
  const publishPosition = (position: number, isSeeking = false) =>
    act(() => player.publish({ position, seeking: isSeeking, range: { start: 0, end: 192 } }));
  publishPosition(12);
  await screen.findAllByRole('listitem');
  await pressButton('I have 1 minute');
  const slider = within(await openProgramme('Condensed match')).getByRole('slider');
  publishPosition(48, true);
  publishPosition(48);
  act(() => slider.focus());
  await userEvent.keyboard('{PageUp}');
  expect(player.calls.slice(-2)).toEqual(['seek 58', 'play']);
  publishPosition(58, true);
  publishPosition(58);
  expect(slider.getAttribute('aria-valuenow')).toBe('10');
  publishPosition(60);
  expect(slider.getAttribute('aria-valuenow')).toBe('12');
});

test('the programme ends when the viewer seeks to another position of the match', async () => {
  const { player } = await openMatch({ respond });
  const publishPosition = (position: number, isSeeking = false) =>
    act(() => player.publish({ position, seeking: isSeeking, range: { start: 0, end: 192 } }));
  publishPosition(12);
  await screen.findAllByRole('listitem');
  await pressButton('I have 1 minute');
  await openProgramme('Condensed match');
  publishPosition(48, true);
  publishPosition(48);
  publishPosition(30, true);
  publishPosition(30);
  expect(screen.queryByRole('region', { name: 'Condensed match' })).toBeNull();
});

test('all moments of one player play as one programme', async () => {
  const { player, event } = await openMatch();
  act(() => player.publish({ position: 12, range: { start: 0, end: 192 } }));
  await screen.findAllByRole('listitem');
  const [, option] = within(screen.getByRole('combobox', { name: 'Player' })).getAllByRole('option');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Player' }), option?.textContent ?? '');
  await pressButton(/^Play all of .+ No\. \d+ \(\d:\d\d\)$/);
  expect(await openProgramme(`All of ${option?.textContent}`)).toBeTruthy();
  expect(event.teams?.some(({ name }) => option?.textContent.startsWith(name))).toBe(true);
});
