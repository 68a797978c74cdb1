// @vitest-environment jsdom
import { setImmediate as waitForTasks } from 'node:timers/promises';
import { pageKey } from '@touchline/feature-kit/marks';
import { beforeEach, expect, test, vi } from 'vitest';
import { createOutbox, type Send } from './outbox.ts';
import type { Report } from '../api/report.ts';

const getReport = (message: string): Report => ({
  name: 'Error',
  message,
  context: {},
  route: '/',
  at: 1,
  handled: true,
  steps: [],
});

let isAllowed = true;
const send = vi.fn<Send>(async () => true);
const load = vi.fn(async () => send);
const createTestOutbox = () => createOutbox({ mayLeave: () => isAllowed, load });
const getSentMessages = () => send.mock.calls.map(([{ message }]) => message);

beforeEach(() => {
  isAllowed = true;
  sessionStorage.clear();
  vi.clearAllMocks();
});

test('the sender loads only with the first report, and sends reports in order', async () => {
  const outbox = createTestOutbox();
  await outbox.flush();
  expect(load).not.toHaveBeenCalled();
  for (const message of ['first', 'second', 'third']) outbox.put(getReport(message));
  await vi.waitFor(() => expect(getSentMessages()).toEqual(['first', 'second', 'third']));
  expect(load).toHaveBeenCalledOnce();
});

test('a session sends at most ten reports, over all of its pages', async () => {
  const outbox = createTestOutbox();
  for (const letter of 'abcdefg') outbox.put(getReport(`one ${letter}`));
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(7));
  const next = createTestOutbox();
  for (const letter of 'abcdefg') next.put(getReport(`two ${letter}`));
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(10));
  await waitForTasks();
  expect(getSentMessages().at(-1)).toBe('two c');
  createTestOutbox().put(getReport('three'));
  await waitForTasks();
  expect(send).toHaveBeenCalledTimes(10);
});

test('the same error is reported once on a page', async () => {
  const outbox = createTestOutbox();
  for (let count = 0; count < 50; count += 1) outbox.put(getReport('again and again'));
  outbox.put(getReport('another'));
  await vi.waitFor(() => expect(getSentMessages()).toEqual(['again and again', 'another']));
});

test('errors whose messages differ only in a counter are reported once on a page', async () => {
  const outbox = createTestOutbox();
  for (let count = 0; count < 50; count += 1) outbox.put(getReport(`attempt ${count} of 50 failed`));
  outbox.put(getReport('another'));
  await vi.waitFor(() => expect(getSentMessages()).toEqual(['attempt 0 of 50 failed', 'another']));
});

test('a report that may not be sent is stored, and the sender loads on a later page that may send', async () => {
  isAllowed = false;
  createTestOutbox().put(getReport('where one pays'));
  await waitForTasks();
  expect(load).not.toHaveBeenCalled();
  isAllowed = true;
  await createTestOutbox().flush();
  expect(getSentMessages()).toEqual(['where one pays']);
  await createTestOutbox().flush();
  expect(send).toHaveBeenCalledOnce();
});

test('a blocker stops all reports of a page after the first try', async () => {
  send.mockResolvedValue(false);
  const outbox = createTestOutbox();
  for (const message of ['a', 'b', 'c']) outbox.put(getReport(message));
  await waitForTasks();
  await outbox.flush();
  expect(send).toHaveBeenCalledOnce();
  send.mockResolvedValue(true);
});

test('the outbox stores its reports for the next page when the sender’s code does not load [fault-38]', async () => {
  load.mockRejectedValueOnce(new Error('blocked'));
  const outbox = createTestOutbox();
  outbox.put(getReport('first'));
  await waitForTasks();
  outbox.put(getReport('second'));
  await waitForTasks();
  expect(load).toHaveBeenCalledOnce();
  await createTestOutbox().flush();
  expect(getSentMessages()).toEqual(['first', 'second']);
});

test('with a malformed value in storage, or without storage, the page counts its reports from 0', async () => {
  const malformedStates = [
    '{',
    '7',
    '{"sent":-1,"waiting":[]}',
    JSON.stringify({ sent: 0, waiting: [{ name: 'x'.repeat(9_999) }] }),
  ];
  for (const text of malformedStates) {
    sessionStorage.setItem(pageKey('reports'), text);
    createTestOutbox().put(getReport(text));
  }
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(malformedStates.length));
  const setItemSpy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('quota exceeded');
  });
  sessionStorage.clear();
  createTestOutbox().put(getReport('without'));
  await vi.waitFor(() => expect(getSentMessages().at(-1)).toBe('without'));
  setItemSpy.mockRestore();
});
