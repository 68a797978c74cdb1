import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sendText } from './send-bytes.ts';

test('a playlist is compressed for those who take gzip, and plain for the others', async () => {
  const text = '#EXTINF:2,\n'.repeat(900);
  const plain = sendText(new Request('http://a/'), text, 'text/plain', 1);
  expect(await plain.text()).toBe(text);
  const packed = sendText(
    new Request('http://a/', { headers: { 'accept-encoding': 'br, gzip' } }),
    text,
    'text/plain',
    1,
  );
  const bytes = new Uint8Array(await packed.arrayBuffer());
  expect(bytes.length).toBeLessThan(text.length / 10);
  expect(gunzipSync(bytes).toString()).toBe(text);
});
