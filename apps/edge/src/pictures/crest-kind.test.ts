import { expect, test } from 'vitest';
import { crestKind } from './crest-kind.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="url(#g)"/></svg>';
const getKind = (text: string) => crestKind(new TextEncoder().encode(text));

test.each([
  svg,
  svg.replace(' viewBox="0 0 9 9"', ' width="9" height="9"'),
  `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">${svg}`,
])('an SVG without references to other files is accepted: %s', (text) => {
  expect(getKind(text)).toBe('svg');
});

test.each([
  svg.replace('<path', '<image href="file:///etc/passwd"/><path'),
  svg.replace('<path', '<image href="data:image/png;base64,AAAA"/><path'),
  svg.replace('<path', '<use xmlns:x="http://www.w3.org/1999/xlink" x:href="http://169.254.169.254/#a"/><path'),
  svg.replace('<path', '<use href="http://169.254.169.254/#a"/><path'),
  svg.replace('<path', '<style>@import "https://evil.example"</style><path'),
  svg.replace('<path', '<style>@im<!-- -->port "https://evil.example"</style><path'),
  svg.replace('<path', '<style>.a{fill:u<![CDATA[rl]]>(https://evil.example/x)}</style><path'),
  svg.replace('url(#g)', 'u\\72 l(https://evil.example/x)'),
  svg.replace('url(#g)', "url('https://evil.example/x')"),
  `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg}`,
  svg.replace('<path', '<script>1</script><path'),
  svg.replace('<path', '<foreignObject/><path'),
  '<html>no picture</html>',
  // Fifty copies; ten copies at each of five levels would be a hundred thousand elements.
  svg.replace('<path', `${'abcde'.replace(/./g, (id) => `<g id="${id}">${'<use href="#z"/>'.repeat(10)}</g>`)}<path`),
])('an SVG with references to other files is refused: %s', (text) => {
  expect(getKind(text)).toBeUndefined();
});

test('a bitmap above 64 KB is accepted as a crest, and an SVG of that size is not', () => {
  const filled = svg.replace('<path', `<desc>${' '.repeat(64 * 1024)}</desc><path`);
  expect(getKind(filled)).toBeUndefined();
  expect(getKind(filled.replace(' '.repeat(1024), ''))).toBe('svg');
  expect(crestKind(Buffer.concat([Buffer.from('\x89PNG\r\n', 'latin1'), Buffer.alloc(100_000)]))).toBe('bitmap');
});

test.each(['href=', 'url(', '<use ', '<style>url(', '<a b="'])(
  'an SVG with 60,000 blanks after %s is checked within 20 ms',
  (start) => {
    const text = svg.replace('<path', `${start}${' '.repeat(60_000)}`);
    const durationsMs = [1, 2, 3].map(() => {
      const cpuBefore = process.threadCpuUsage();
      getKind(text);
      const { user, system } = process.threadCpuUsage(cpuBefore);
      return (user + system) / 1000;
    });
    expect(Math.min(...durationsMs)).toBeLessThan(20);
  },
);
