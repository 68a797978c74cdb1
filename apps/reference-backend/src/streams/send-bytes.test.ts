import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sendBytes, sendText } from './send-bytes.ts';

test('compresses a playlist for callers that accept gzip only', async () => {
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

test('parts of a file have different tags, and share one digest over all requests', () => {
  const file = new Uint8Array(8);
  const getTag = (bytes: typeof file) =>
    sendBytes(new Request('http://a/'), { bytes, type: 'video/mp4' }).headers.get('etag') ?? '';
  const tags = [getTag(file.subarray(0, 4)), getTag(file.subarray(4)), getTag(file)];
  expect(new Set(tags).size).toBe(3);
  // Changes the bytes, which real media never does, so that a second digest would differ.
  file.fill(1);
  expect([getTag(file.subarray(0, 4)), getTag(file.subarray(4)), getTag(file)]).toEqual(tags);
  expect(getTag(new Uint8Array(8).fill(1))).not.toBe(tags[2]);
});
