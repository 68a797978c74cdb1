// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { fieldBeacon, type FieldEntry } from '../beacon.ts';
import { createFieldSender } from './field-sender.ts';

const sendBeacon = vi.fn((_path: string, _body: Blob) => true);
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  sendBeacon.mockClear();
  visibility = 'visible';
  Object.assign(navigator, { sendBeacon });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

const setVisibility = async (next: DocumentVisibilityState) => {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await Promise.resolve();
};
const vitalEntry: FieldEntry = { kind: 'vital', metric: 'LCP', value: 1_200, route: '/live/' };
const getSentBeacons = () =>
  Promise.all(sendBeacon.mock.calls.map(async ([, body]) => fieldBeacon.parse(JSON.parse(await body.text()))));

test('a visit’s figures are sent in one beacon when the page is hidden, to the page’s own origin', async () => {
  const sender = createFieldSender();
  sender.add(vitalEntry);
  sender.add({ ...vitalEntry, metric: 'CLS', value: 0.02 });
  expect(sendBeacon).not.toHaveBeenCalled();
  await setVisibility('hidden');
  await setVisibility('visible');
  await setVisibility('hidden');
  expect(sendBeacon).toHaveBeenCalledOnce();
  expect(sendBeacon.mock.calls[0]?.[0]).toBe('/_field');
  expect(sendBeacon.mock.calls[0]?.[1].type).toBe('application/json');
  expect(await getSentBeacons()).toMatchObject([
    { device: expect.stringMatching(/phone|tablet/), entries: [vitalEntry, { metric: 'CLS' }] },
  ]);
});

test('a figure that comes while the page is hidden is sent at once', async () => {
  const sender = createFieldSender();
  await setVisibility('hidden');
  sender.add(vitalEntry);
  await Promise.resolve();
  expect(sendBeacon).toHaveBeenCalledOnce();
});

test('a page sends at most sixty entries, twenty in a beacon', async () => {
  const sender = createFieldSender();
  for (let count = 0; count < 500; count += 1) sender.add(vitalEntry);
  await setVisibility('hidden');
  expect((await getSentBeacons()).map(({ entries }) => entries.length)).toEqual([20, 20, 20]);
});

test('an impossible figure is not sent', async () => {
  createFieldSender().add({ ...vitalEntry, value: Number.NaN });
  await setVisibility('hidden');
  expect(sendBeacon).not.toHaveBeenCalled();
});
