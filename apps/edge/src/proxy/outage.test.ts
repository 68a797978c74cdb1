import { expect, test } from 'vitest';
import { createOutage } from './outage.ts';

function createScene() {
  const loggedLines: string[] = [];
  let timeMs = 0;
  const outage = createOutage(
    (line) => loggedLines.push(line),
    () => timeMs,
  );
  return { lines: loggedLines, outage, setTime: (next: number) => void (timeMs = next) };
}

const refusedError = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:4001') });

test('the start and the end of an outage are logged once each, however many calls fail', () => {
  const { lines, outage, setTime } = createScene();
  outage.recordAnswer();
  for (let call = 0; call < 50; call += 1) outage.recordFailure(refusedError);
  setTime(12_000);
  outage.recordAnswer();
  outage.recordAnswer();
  expect(lines).toEqual([
    'The backend gives no answer (connect ECONNREFUSED 127.0.0.1:4001); pages go on with what is held, or without their data',
    'The backend answers again, after 12 s',
  ]);
});

test('a long outage is logged every minute, and a repeated outage no more often', () => {
  const { lines, outage, setTime } = createScene();
  for (let second = 0; second < 150; second += 1) {
    setTime(second * 1000);
    outage.recordFailure(refusedError);
  }
  expect(lines).toHaveLength(3);
  for (let round = 0; round < 20; round += 1) {
    outage.recordAnswer();
    outage.recordFailure(refusedError);
  }
  expect(lines).toHaveLength(4);
});
