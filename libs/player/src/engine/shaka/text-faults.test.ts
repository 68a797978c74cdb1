import { expect, it, vi } from 'vitest';
import type { ShakaNetworking, ShakaRequestContext } from './shaka-types.ts';
import { watchText } from './text-faults.ts';

type ResponseFilter = Parameters<ShakaNetworking['registerResponseFilter']>[0];

const segmentRequest = 1;
const address = 'https://cdn.test/7.vtt';

/** Captions with a MIME type, and the responses of their server. */
function createTextFaultsScene(mimeType: string) {
  let onResponse: ResponseFilter = () => undefined;
  const onMissing = vi.fn();
  const network: ShakaNetworking = {
    addEventListener: () => undefined,
    registerRequestFilter: () => undefined,
    registerResponseFilter: (filter) => (onResponse = filter),
  };
  watchText(network, onMissing, () => false);
  const stream = {
    type: 'text',
    mimeType,
    originalId: 'en.m3u8',
    codecs: '',
    channelsCount: null,
    audioSamplingRate: null,
  };
  const context: ShakaRequestContext = { type: 1, stream };
  return {
    onMissing,
    /** @returns the text that the engine gets */
    answer(text: string): string {
      const response = { uri: address, originalUri: address, data: new TextEncoder().encode(text) };
      void onResponse(segmentRequest, response, context);
      return new TextDecoder().decode(response.data);
    },
  };
}

it('an empty captions segment in WebVTT does not count as missing lines [fault-30c]', () => {
  const { answer, onMissing } = createTextFaultsScene('text/vtt');
  expect(answer('')).toBe('WEBVTT\n\n');
  expect(onMissing).not.toHaveBeenCalled();
});

it('a web page in place of a captions segment counts as missing lines', () => {
  const { answer, onMissing } = createTextFaultsScene('text/vtt');
  expect(answer('WEBVTT\n\n')).toBe('WEBVTT\n\n');
  expect(onMissing).not.toHaveBeenCalled();
  expect(answer('<!doctype html>')).toBe('WEBVTT\n\n');
  expect(onMissing).toHaveBeenCalledTimes(1);
});
