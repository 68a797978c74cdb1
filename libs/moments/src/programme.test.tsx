import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openMatch, setUpPage } from './testing/open-match.tsx';

setUpPage();

const openProgramme = (name: string) => screen.findByRole('region', { name });
const pressButton = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('plays the match in one minute part by part, and pauses the video at the end', async () => {
  const { player } = await openMatch();
  act(() => player.publish({ position: 12, range: { start: 0, end: 192 } }));
  await screen.findAllByRole('listitem');
  await pressButton('I have 1 minute');
  expect(player.calls).toEqual(['seek 73', 'play', 'reveal']);
  const bar = within(await openProgramme('Condensed match'));
  const slider = bar.getByRole('slider', { name: 'Parts of this programme' });
  expect(Number(slider.getAttribute('aria-valuemax'))).toBeLessThanOrEqual(60);

  const finishSeekAt = (position: number) => {
    act(() => player.publish({ position, seeking: true, range: { start: 0, end: 192 } }));
    act(() => player.publish({ position, range: { start: 0, end: 192 } }));
  };
  finishSeekAt(73);
  player.calls.length = 0;
  act(() => player.publish({ position: 86.2, range: { start: 0, end: 192 } }));
  expect(player.calls, 'the second goal').toEqual(['seek 95', 'play']);
  finishSeekAt(95);
  expect(slider.getAttribute('aria-valuetext')).toMatch(/^Part 2 of 3, 0:30 long$/);

  finishSeekAt(147.5);
  act(() => player.publish({ position: 148.1, range: { start: 0, end: 192 } }));
  expect(player.calls.at(-1)).toBe('hold');
  expect(bar.getByText('That was it.')).toBeTruthy();
  await userEvent.click(bar.getByRole('button', { name: 'Watch again' }));
  expect(player.calls.slice(-3)).toEqual(['release', 'seek 73', 'play']);
  await userEvent.click(bar.getByRole('button', { name: 'Back to the full match' }));
  expect(screen.queryByRole('slider')).toBeNull();
});

test('seeks with the keys of the programme’s timeline, and plays on from there', async () => {
  const { player } = await openMatch();
  const publishPosition = (position: number, isSeeking = false) =>
    act(() => player.publish({ position, seeking: isSeeking, range: { start: 0, end: 192 } }));
  publishPosition(12);
  await screen.findAllByRole('listitem');
  await pressButton('I have 1 minute');
  const slider = within(await openProgramme('Condensed match')).getByRole('slider');
  publishPosition(73, true);
  publishPosition(73);
  act(() => slider.focus());
  await userEvent.keyboard('{PageUp}');
  expect(player.calls.slice(-2)).toEqual(['seek 83', 'play']);
  publishPosition(83, true);
  publishPosition(83);
  expect(slider.getAttribute('aria-valuenow')).toBe('10');
  publishPosition(85);
  expect(slider.getAttribute('aria-valuenow')).toBe('12');
});

test('the programme ends when the viewer seeks to another position of the match', async () => {
  const { player } = await openMatch();
  const publishPosition = (position: number, isSeeking = false) =>
    act(() => player.publish({ position, seeking: isSeeking, range: { start: 0, end: 192 } }));
  publishPosition(12);
  await screen.findAllByRole('listitem');
  await pressButton('I have 1 minute');
  await openProgramme('Condensed match');
  publishPosition(73, true);
  publishPosition(73);
  publishPosition(30, true);
  publishPosition(30);
  expect(screen.queryByRole('region', { name: 'Condensed match' })).toBeNull();
});

test('plays all moments of one player as one programme', async () => {
  const { player, event } = await openMatch();
  act(() => player.publish({ position: 12, range: { start: 0, end: 192 } }));
  await screen.findAllByRole('listitem');
  const [, option] = within(screen.getByRole('combobox', { name: 'Player' })).getAllByRole('option');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Player' }), option?.textContent ?? '');
  await pressButton(/^Play all of .+ No\. \d+ \(0:\d\d\)$/);
  expect(await openProgramme(`All of ${option?.textContent}`)).toBeTruthy();
  expect(event.teams?.some(({ name }) => option?.textContent.startsWith(name))).toBe(true);
});
