import { expect, test } from 'vitest';
import { startServer } from '../testing/start-server.ts';
import { fetchXml } from './fetch-xml.ts';

const origin = await startServer((request, response) => {
  response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/plain' });
  response.end(decodeURIComponent(request.url?.slice(1) ?? ''));
});

const fetchDocument = (xml: string): Promise<Document> =>
  fetchXml(`${origin}/${encodeURIComponent(xml)}`, new AbortController().signal);

test('reads XML that arrives as plain text, also when it contains an HTML page', async () => {
  expect((await fetchDocument('<VAST><a><![CDATA[<!DOCTYPE html><p>]]></a></VAST>')).documentElement.localName).toBe(
    'VAST',
  );
});

test.each([
  ['declares entities', '<!DOCTYPE VAST [<!ENTITY a "aaaa">]><VAST/>'],
  ['is no XML', '<p>Welcome<br></p>'],
])('refuses a response that %s', async (kind, xml) => {
  await expect(fetchDocument(xml)).rejects.toThrow(kind);
});
