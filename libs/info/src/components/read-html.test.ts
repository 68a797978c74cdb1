// @vitest-environment node
import { createApi } from '@touchline/api-client';
import { getPortalPage, pageAttributes, pageTags } from '@touchline/contract';
import { beforeEach, expect, inject, test, vi } from 'vitest';
import { readHtml } from './read-html.ts';
import { type TextElement, type TextNode, getWords } from './text-node.ts';
import { withPurifier } from './with-purifier.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

vi.mock('./with-purifier.ts', { spy: true });
beforeEach(() => vi.clearAllMocks());

const api = createApi({ baseUrl: inject('backendUrl') });

const getAllElements = (nodes: readonly TextNode[]): TextElement[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...getAllElements(node.children)]));

const getElements = async (html: string) => getAllElements((await readHtml(html, 'Title')).body);
const getTags = async (html: string) => (await getElements(html)).map(({ tag }) => tag);

test('a hostile text keeps its visible text, and loses every part that runs, loads or covers the page', async () => {
  const { html } = await api.call(getPortalPage, { params: { type: 'hostile' }, query: {} });
  const { body } = await readHtml(html);
  const elements = getAllElements(body);
  for (const { tag, attributes } of elements) {
    expect(pageTags).toContain(tag);
    for (const name of Object.keys(attributes)) expect(pageAttributes).toContain(name);
    expect(attributes.href ?? '').not.toMatch(/^\s*(?:java|vb)\s*script:|^data:/i);
  }
  const bodyTexts = getWords(body);
  for (const expectedText of ['before', 'one', 'styled', 'deep', 'more', 'inside', 'after'])
    expect(bodyTexts).toContain(expectedText);
  expect(bodyTexts).not.toContain('hacked');
});

test('a text’s headings begin one level below the page’s own heading, and have ids', async () => {
  const headings = await getElements('<h1>a</h1><h3>b</h3><h1 id="c">c</h1>');
  expect(headings.map(({ tag, attributes: { id } }) => [tag, id])).toEqual([
    ['h2', 'section-1'],
    ['h4', 'section-2'],
    ['h2', 'c'],
  ]);
  expect(await getTags('<h3>a</h3><h4>b</h4>')).toEqual(['h2', 'h3']);
});

test('a text with removed elements has the structure that a parser would build', async () => {
  expect(await getTags('<p>a<button><p>b</p></button></p>')).toEqual(['p', 'p', 'p']);
  expect((await readHtml('<table>\n<tr>\n<td>a</td></tr></table>')).body).toEqual([
    {
      tag: 'table',
      attributes: {},
      children: [
        {
          tag: 'tbody',
          attributes: {},
          children: [{ tag: 'tr', attributes: {}, children: [{ tag: 'td', attributes: {}, children: ['a'] }] }],
        },
      ],
    },
  ]);
  expect((await readHtml('a\u202Eb')).body).toEqual(['ab']);
});

test('the heading at the start of a text replaces a missing title, and is not repeated in the body', async () => {
  const html = '\n<h1>Rules <em>of</em> play</h1><h2>First</h2>';
  const { title, body } = await readHtml(html);
  expect([title, getAllElements(body).map(({ tag }) => tag)]).toEqual(['Rules of play', ['h2']]);
  expect(await readHtml(html, ' Rules of play')).toEqual({ title, body });
  expect(await readHtml(html, 'Rules')).toMatchObject({ title: 'Rules', body: ['\n', { tag: 'h2' }, { tag: 'h3' }] });
  expect(await readHtml('<p>words</p>')).toMatchObject({ title: undefined });
});

test.each([
  ['a megabyte', '<p>words</p>'.repeat(90_000)],
  ['50,000 nested elements', '<div>'.repeat(50_000)],
  ['80,000 unclosed elements', '<b>'.repeat(80_000)],
  ['elements in a drawing that only HTML closes by itself', `<svg>${'<td>'.repeat(4_000)}`],
  ['end tags without a start tag', '<b></x>'.repeat(4_000)],
  ['end tags inside attributes', '<b title="</b>">'.repeat(4_000)],
  ['formatting that a parser repeats in each paragraph', `<p>${'<b><i><u><s><em>'.repeat(3)}${'<p>a'.repeat(2_000)}`],
  ['twenty thousand paragraphs', '<p>a'.repeat(20_000)],
])('a text with %s is refused before it is parsed', async (_what, html) => {
  await expect(readHtml(html)).rejects.toMatchObject({ code: 'invalid_response' });
  expect(withPurifier).not.toHaveBeenCalled();
});

test('a text of many short unclosed paragraphs is not refused as too deep', async () => {
  expect(await getTags('<p>a<li>b'.repeat(500))).toHaveLength(1_000);
});
