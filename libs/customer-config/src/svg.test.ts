import { expect, test } from 'vitest';
import { inspectSvg, readSvg } from './svg.ts';

const createSvgText = (body: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20"${attributes}>${body}</svg>`;

test.each([
  '<path d="M0 0h40"/><title>url of A &amp; B</title>',
  '<defs><path id="a"/></defs><use href="#a"/><use xlink:href="#a"/><path fill="url(#a)" style="mask: url( \'#a\' )"/>',
  '<image href="data:image/png;base64,AAAA"/><style>.a{fill:#fff;filter:url("#b")}</style>',
])('a drawing is accepted: %s', (body) => {
  expect(
    readSvg(`<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">${createSvgText(body)}`),
  ).toEqual({
    width: 40,
    height: 20,
  });
});

test.each([
  [createSvgText('<script>alert(1)</script>'), '<script> in line 1'],
  [createSvgText('<x:script xmlns:x="http://www.w3.org/2000/svg"/>'), '<x:script> in line 1'],
  [createSvgText('', ' onload="alert(1)"'), 'onload="…" in line 1'],
  [createSvgText('<a href="java&#10;script:alert(1)"/>'), 'href="java\nscript:alert(1)" in line 1'],
  [createSvgText('<set attributeName="href" to="javascript:alert(1)"/>'), 'to="javascript:alert(1)" in line 1'],
  [createSvgText('<animate values="#a; javascript:alert(1)"/>'), 'values="#a; javascript:alert(1)" in line 1'],
  [createSvgText('<foreignObject/>'), '<foreignObject> in line 1'],
  [createSvgText('<iframe xmlns="http://www.w3.org/1999/xhtml"/>'), '<iframe> in line 1'],
  [
    createSvgText('<image href="https://elsewhere.example/a.png"/>'),
    'href="https://elsewhere.example/a.png" in line 1',
  ],
  [createSvgText('<style>@import "a.css";</style>'), 'styles that load other files in line 1'],
  [createSvgText('<style>@im\\port "a.css";</style>'), 'styles that load other files in line 1'],
  [createSvgText('<style>.a{fill:\\75 rl(//elsewhere.example/a)}</style>'), 'styles that load other files in line 1'],
  [
    createSvgText('<style>.a{mask:image-set("https://elsewhere.example/a" 1x)}</style>'),
    'styles that load other files in line 1',
  ],
  [createSvgText('<style><g/>@import "a.css";</style>'), 'styles that load other files in line 1'],
  [createSvgText('<style>@im<!-- -->port "a.css";</style>'), 'styles that load other files in line 1'],
  [createSvgText('<style>@im<![CDATA[po]]>rt "a.css";</style>'), 'styles that load other files in line 1'],
  [createSvgText('<style>@im<g>x</g>port "a.css";</style>'), 'styles that load other files in line 1'],
  [createSvgText('<style>@im<g>po</g>rt "a.css";</style>'), 'styles that load other files in line 1'],
  [createSvgText('<style>.a{}<style>@im<g/>port "a.css";</style></style>'), 'styles that load other files in line 1'],
  [
    createSvgText('<style>.a{fill:u<!-- -->rl(<g/>//elsewhere.example/a)}</style>'),
    'styles that load other files in line 1',
  ],
  [
    createSvgText('<path fill="url( &quot;//elsewhere.example/a&quot;)"/>'),
    'fill="url( "//elsewhere.example/a")" in line 1',
  ],
  [`<?xml-stylesheet href="a.css"?>${createSvgText('')}`, '<?xml-stylesheet?> in line 1'],
  [`<!DOCTYPE svg [<!ENTITY a "b">]>${createSvgText('&a;')}`, 'entity declarations in line 1'],
])('active or loading parts are refused: %s', (text, found) => {
  expect(readSvg(text)).toEqual({
    found,
    expected: 'only a drawing: no scripts, no HTML, no entities and no outside files',
  });
});

test('styles that refer only to parts of the file are accepted, also when tags split their text', () => {
  const text = createSvgText(
    '<style>.a{fill:u<!-- -->rl(<![CDATA[#]]>a)}</style><style>@im</style><style>port "a"</style>',
  );
  expect(readSvg(text)).toEqual({ width: 40, height: 20 });
});

test('the copies and pictures inside a drawing are counted', () => {
  const text = createSvgText(
    '<use href="#a"/><x:use xmlns:x="http://www.w3.org/2000/svg" href="#a"/><image/><feImage/>',
  );
  expect(inspectSvg(text)).toMatchObject({ copies: 2, pictures: 2 });
});

test('a drawing that is nested too deep is refused before all of it is parsed', () => {
  expect(readSvg(createSvgText('<g>'.repeat(60_000)))).toEqual({
    found: 'more than 200 nested elements',
    expected: 'at most 200',
  });
});

test.each([
  ['', 'broken XML (document must contain a root element) in line 1', 'an SVG'],
  [createSvgText('<path').slice(0, -6), 'broken XML (unclosed tag: svg) in line 1', 'an SVG'],
  ['<svg viewBox="0 0 1 1"/>', '<svg> in line 1', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['<html xmlns="http://www.w3.org/2000/svg"/>', '<html> in line 1', '<svg xmlns="http://www.w3.org/2000/svg">'],
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="NaN 0 40 20"/>',
    'no viewBox',
    '<svg viewBox="0 0 width height">, which gives the drawing its proportions',
  ],
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="40"/>',
    'no viewBox',
    '<svg viewBox="0 0 width height">, which gives the drawing its proportions',
  ],
])('a drawing that browsers would not show is refused: %s', (text, found, expected) => {
  expect(readSvg(text)).toEqual({ found, expected });
});
