import { expect, test } from 'vitest';
import { type Waiting, waitingFor, type WaitingInput } from './waiting.ts';

const cases: [promise: string, input: Partial<WaitingInput>, waiting: Waiting][] = [
  ['a live match that plays is left alone', { stage: 'player', status: 'live', started: true }, undefined],
  ['a countdown is left alone', { stage: 'countdown', status: 'upcoming' }, undefined],
  ['at kick-off the picture is awaited', { stage: 'starting', status: 'upcoming', started: true }, 'picture'],
  ['a live match without a stream is awaited', { stage: 'starting', status: 'live', started: true }, 'picture'],
  ['a locked match is watched until it is live', { stage: 'access', status: 'upcoming', started: true }, 'picture'],
  ['a live match that was taken out is still looked for', { stage: 'nothing', status: 'live' }, 'picture'],
  ['a locked live match rests', { stage: 'access', status: 'live', started: true }, undefined],
  ['after the end the recording is awaited', { stage: 'ended', status: 'archived', started: true }, 'replay'],
  [
    'a recording that is there is not awaited',
    { stage: 'ended', status: 'archived', started: true, replay: true },
    undefined,
  ],
  ['a recording is left alone', { stage: 'player', status: 'archived', started: true }, undefined],
];

test.each(cases)('%s', (_promise, input, waiting) => {
  expect(waitingFor({ stage: 'player', status: 'live', started: false, replay: false, ...input })).toBe(waiting);
});
