import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchXml } from './fetch-xml.ts';

const server = createServer((request, response) => {
  response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/plain' });
  response.end(decodeURIComponent(request.url?.slice(1) ?? ''));
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => void server.close());

const ask = (xml: string): Promise<Document> =>
  fetchXml(`${origin}/${encodeURIComponent(xml)}`, new AbortController().signal);

test('an answer is XML whatever its server calls it, also one that carries a page', async () => {
  expect((await ask('<VAST><a><![CDATA[<!DOCTYPE html><p>]]></a></VAST>')).documentElement.localName).toBe('VAST');
});

test.each([
  ['entities of its own', '<!DOCTYPE VAST [<!ENTITY a "aaaa">]><VAST/>'],
  ['no XML', '<p>Welcome<br></p>'],
])('%s are refused', async (said, xml) => {
  await expect(ask(xml)).rejects.toThrow(said);
});
