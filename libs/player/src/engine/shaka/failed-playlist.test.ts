import { expect, it } from 'vitest';
import { readFailedPlaylist } from './failed-playlist.ts';
import { getShakaSettings } from './shaka-settings.ts';

const address = 'https://cdn.test/low.m3u8';

/** A failed request of a playlist, as the engine reports it. */
const createFailureEvent = (code: number): Event =>
  Object.assign(new Event('downloadfailed'), { requestType: 0, request: { uris: [address] }, error: { code } });

it('a failed playlist is final after a timeout, but not after another error [fault-30n]', () => {
  expect(readFailedPlaylist(createFailureEvent(1003))).toEqual({ address, isFinal: true });
  expect(readFailedPlaylist(createFailureEvent(1001))).toEqual({ address, isFinal: false });
  expect(readFailedPlaylist(createFailureEvent(7001)), 'an aborted request says nothing about its playlist').toBeNull();
  // The engine reports its other time limits as aborted requests, so they are off.
  expect(getShakaSettings()).toMatchObject({
    manifest: { retryParameters: { timeout: 8000, connectionTimeout: 0, stallTimeout: 0 } },
  });
});
