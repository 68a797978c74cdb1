import { expect, test } from 'vitest';
import { getCrestKind } from './crest-kind.ts';

const svgText = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="url(#g)"/></svg>';
const getKind = (text: string) => getCrestKind(new TextEncoder().encode(text));

test.each([
  svgText,
  svgText.replace(' viewBox="0 0 9 9"', ' width="9" height="9"'),
  `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">${svgText}`,
])('an SVG without references to other files is accepted: %s', (text) => {
  expect(getKind(text)).toBe('svg');
});

test.each([
  svgText.replace('<path', '<image href="file:///etc/passwd"/><path'),
  svgText.replace('<path', '<image href="data:image/png;base64,AAAA"/><path'),
  svgText.replace('<path', '<use xmlns:x="http://www.w3.org/1999/xlink" x:href="http://169.254.169.254/#a"/><path'),
  svgText.replace('<path', '<use href="http://169.254.169.254/#a"/><path'),
  svgText.replace('<path', '<style>@import "https://evil.example"</style><path'),
  svgText.replace('<path', '<style>@im<!-- -->port "https://evil.example"</style><path'),
  svgText.replace('<path', '<style>.a{fill:u<![CDATA[rl]]>(https://evil.example/x)}</style><path'),
  svgText.replace('url(#g)', 'u\\72 l(https://evil.example/x)'),
  svgText.replace('url(#g)', "url('https://evil.example/x')"),
  `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svgText}`,
  svgText.replace('<path', '<script>1</script><path'),
  svgText.replace('<path', '<foreignObject/><path'),
  '<html>no picture</html>',
  // Fifty copies, nested in five levels, would make a hundred thousand elements.
  svgText.replace(
    '<path',
    `${'abcde'.replace(/./g, (id) => `<g id="${id}">${'<use href="#z"/>'.repeat(10)}</g>`)}<path`,
  ),
])('an SVG with references to other files is refused: %s', (text) => {
  expect(getKind(text)).toBeUndefined();
});

test('a bitmap above 64 KB is accepted as a crest, and an SVG of that size is not', () => {
  const paddedSvg = svgText.replace('<path', `<desc>${' '.repeat(64 * 1024)}</desc><path`);
  expect(getKind(paddedSvg)).toBeUndefined();
  expect(getKind(paddedSvg.replace(' '.repeat(1024), ''))).toBe('svg');
  expect(getCrestKind(Buffer.concat([Buffer.from('\x89PNG\r\n', 'latin1'), Buffer.alloc(100_000)]))).toBe('bitmap');
});

test.each(['href=', 'url(', '<use ', '<style>url(', '<a b="'])(
  'an SVG with 60,000 blanks after %s is checked within 20 ms',
  (start) => {
    const text = svgText.replace('<path', `${start}${' '.repeat(60_000)}`);
    const durationsMs = [1, 2, 3].map(() => {
      const cpuUsageBefore = process.threadCpuUsage();
      getKind(text);
      const { user, system } = process.threadCpuUsage(cpuUsageBefore);
      return (user + system) / 1000;
    });
    expect(Math.min(...durationsMs)).toBeLessThan(20);
  },
);
