import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sendBytes, sendText } from './send-bytes.ts';

test('a playlist is compressed only for callers that accept gzip', async () => {
  const text = '#EXTINF:2,\n'.repeat(900);
  const plainResponse = sendText(new Request('http://a/'), text, 'text/plain', 1);
  expect(await plainResponse.text()).toBe(text);
  const packedResponse = sendText(
    new Request('http://a/', { headers: { 'accept-encoding': 'br, gzip' } }),
    text,
    'text/plain',
    1,
  );
  const bytes = new Uint8Array(await packedResponse.arrayBuffer());
  expect(bytes.length).toBeLessThan(text.length / 10);
  expect(gunzipSync(bytes).toString()).toBe(text);
});

test('parts of a file have different ETags, and the file’s digest is computed once', () => {
  const file = new Uint8Array(8);
  const getTag = (bytes: typeof file) =>
    sendBytes(new Request('http://a/'), { bytes, type: 'video/mp4' }).headers.get('etag') ?? '';
  const tags = [getTag(file.subarray(0, 4)), getTag(file.subarray(4)), getTag(file)];
  expect(new Set(tags).size).toBe(3);
  // A second computation of the digest would now give another result.
  file.fill(1);
  expect([getTag(file.subarray(0, 4)), getTag(file.subarray(4)), getTag(file)]).toEqual(tags);
  expect(getTag(new Uint8Array(8).fill(1))).not.toBe(tags[2]);
});
