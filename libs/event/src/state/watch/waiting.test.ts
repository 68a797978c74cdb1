import { expect, test } from 'vitest';
import { type WaitReason, getWaitReason, type WaitingInput } from './waiting.ts';

const cases: [promise: string, input: Partial<WaitingInput>, waiting: WaitReason][] = [
  ['does not reload a live match that plays', { playerArea: 'player', status: 'live', hasStarted: true }, undefined],
  ['does not reload an event during the countdown', { playerArea: 'countdown', status: 'upcoming' }, undefined],
  [
    'reloads an upcoming match from kick-off on',
    { playerArea: 'starting', status: 'upcoming', hasStarted: true },
    'picture',
  ],
  ['reloads a live match without a stream', { playerArea: 'starting', status: 'live', hasStarted: true }, 'picture'],
  [
    'reloads a locked match after kick-off until it is live',
    { playerArea: 'access', status: 'upcoming', hasStarted: true },
    'picture',
  ],
  ['reloads a live match that was removed', { playerArea: 'nothing', status: 'live' }, 'picture'],
  ['does not reload a locked live match', { playerArea: 'access', status: 'live', hasStarted: true }, undefined],
  [
    'reloads an ended match until its recording is available',
    { playerArea: 'ended', status: 'archived', hasStarted: true },
    'replay',
  ],
  [
    'does not reload an ended match with a recording',
    { playerArea: 'ended', status: 'archived', hasStarted: true, hasReplay: true },
    undefined,
  ],
  ['does not reload a recording', { playerArea: 'player', status: 'archived', hasStarted: true }, undefined],
];

test.each(cases)('%s', (_case, input, expectedReason) => {
  expect(getWaitReason({ playerArea: 'player', status: 'live', hasStarted: false, hasReplay: false, ...input })).toBe(
    expectedReason,
  );
});
