import { expect, test } from 'vitest';
import { type Waiting, waitingFor, type WaitingInput } from './waiting.ts';

const cases: [promise: string, input: Partial<WaitingInput>, waiting: Waiting][] = [
  ['does not reload a live match that plays', { stage: 'player', status: 'live', started: true }, undefined],
  ['does not reload an event during the countdown', { stage: 'countdown', status: 'upcoming' }, undefined],
  ['reloads an upcoming match from kick-off on', { stage: 'starting', status: 'upcoming', started: true }, 'picture'],
  ['reloads a live match without a stream', { stage: 'starting', status: 'live', started: true }, 'picture'],
  [
    'reloads a locked match after kick-off until it is live',
    { stage: 'access', status: 'upcoming', started: true },
    'picture',
  ],
  ['reloads a live match that was removed', { stage: 'nothing', status: 'live' }, 'picture'],
  ['does not reload a locked live match', { stage: 'access', status: 'live', started: true }, undefined],
  [
    'reloads an ended match until its recording is available',
    { stage: 'ended', status: 'archived', started: true },
    'replay',
  ],
  [
    'does not reload an ended match with a recording',
    { stage: 'ended', status: 'archived', started: true, replay: true },
    undefined,
  ],
  ['does not reload a recording', { stage: 'player', status: 'archived', started: true }, undefined],
];

test.each(cases)('%s', (_promise, input, waiting) => {
  expect(waitingFor({ stage: 'player', status: 'live', started: false, replay: false, ...input })).toBe(waiting);
});
