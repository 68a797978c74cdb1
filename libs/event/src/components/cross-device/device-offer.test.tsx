import { setImmediate as waitForNextTick } from 'node:timers/promises';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useApi } from '@touchline/api-client';
import { eventQuery, toEventView } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { ShownAddress, json, newQueryClient, refusal } from '@touchline/feature-kit/testing';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { miniStore } from '../../state/tab-video/mini-store.ts';
import { expectedArrivals } from '../../state/tab-video/arrivals.ts';
import { Scene } from '../../testing/scene.tsx';
import { createStandInPlayback } from '../../testing/create-stand-in-playback.ts';
import { kickOff, createWireMatch } from '../../testing/wire.ts';
import { DeviceOffer } from './device-offer.tsx';
import { deviceSync } from '../../state/cross-device/device-sync.ts';

const now = kickOff + 3_600_000;
const takenOverDevices: string[] = [];
let stopSync = (): void => undefined;

beforeAll(() => import('./offer-card.tsx'));
// With real dates, the other device's position would advance while a test waits for the card.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  stopSync();
  deviceSync.clear();
  miniStore.end();
  expectedArrivals.clear();
  takenOverDevices.length = 0;
});

const recording = createWireMatch({ status: 'archived', duration: 5640, source: { hd: '/a.m3u8' } });

/** Renders the state of the offered video's query, so that a test can wait for the response. */
function VideoQueryStatus() {
  const { status } = useQuery({ ...eventQuery(useApi(), 'm1'), enabled: false });
  return <p>Video: {status}</p>;
}

async function renderOffer(event: WireEvent | null = recording, changes: object = {}) {
  stopSync = deviceSync.onTakeOver(({ device }) => void takenOverDevices.push(device));
  const fetch = async () => (event ? json(event) : refusal('not_found', 404));
  render(
    <Scene now={now} queryClient={newQueryClient()} fetch={fetch}>
      <main tabIndex={-1} />
      <DeviceOffer />
      <VideoQueryStatus />
      <ShownAddress />
    </Scene>,
  );
  const remotePlayback = {
    device: 'laptop',
    name: 'Chrome on Windows',
    video: 'm1',
    seconds: 2467,
    stream: 'pano' as const,
  };
  act(() =>
    deviceSync.set({ remotePlaybacks: [{ ...remotePlayback, timeMs: Date.now(), isPlaying: true, ...changes }] }),
  );
  if (miniStore.get()) return;
  await screen.findByText(/^Video: (success|error)$/);
  // The card notifies the prompt queue in an effect.
  await act(() => waitForNextTick());
}
const findCard = () => screen.findByRole('region', { name: 'Your other devices' });
const queryCard = () => screen.queryByRole('region', { name: 'Your other devices' });
const findLink = () => screen.findByRole('link', { name: 'Continue here: Tromsø Aurora v Oslo Ravens' });

it('the offer shows another device’s video with its position and without a score, and a press continues it', async () => {
  await renderOffer();
  expect((await findCard()).textContent).toBe(
    'Tromsø Aurora v Oslo RavensPlaying on Chrome on Windows 41:07Continue here',
  );
  expect((await findLink()).getAttribute('href')).toBe('/events/m1/');
  fireEvent.click(await findLink());
  expect(takenOverDevices).toEqual(['laptop']);
  expect(expectedArrivals.findArrival('m1')).toMatchObject({ startAt: 2467, stream: 'pano' });
  expect(screen.getByTestId('here').textContent).toBe('/events/m1/');
  expect(queryCard()).toBeNull();
});

it('a live match continues at the live edge if the other device played it there', async () => {
  await renderOffer(createWireMatch(), { seconds: 3570 });
  expect((await findCard()).textContent).toContain('Chrome on Windows Live');
  fireEvent.click(await findLink());
  expect(expectedArrivals.findArrival('m1')).toMatchObject({ startAt: undefined });
});

it('a link that opens in a new tab does not take the other device’s video over', async () => {
  await renderOffer();
  fireEvent.click(await findLink(), { ctrlKey: true });
  expect(takenOverDevices).toEqual([]);
  expect(expectedArrivals.findArrival('m1')).toBeUndefined();
});

it('the offer disappears after a press on “Not now”, which moves the focus to the page', async () => {
  await renderOffer(recording, { isPlaying: false });
  await findCard();
  expect(screen.getByRole('status').textContent).toBe('Paused on Chrome on Windows');
  screen.getByRole('button', { name: 'Not now' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(queryCard()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it.each<[string, WireEvent | null]>([
  ['does not exist any more', null],
  ['this viewer may not watch', { ...recording, available_for_user: false, source: undefined }],
  ['is blocked in this region', { ...recording, available_in_region: false }],
])('no video is offered that %s', async (_case, event) => {
  await renderOffer(event);
  expect(queryCard()).toBeNull();
});

it('no video of another device is offered while the mini player has a video', async () => {
  const view = toEventView(recording, { text: (key) => key });
  miniStore.show({ view, isLive: false, viewer: 'ann', playback: createStandInPlayback() });
  await renderOffer();
  expect(queryCard()).toBeNull();
});
