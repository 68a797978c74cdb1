import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeType } from './describe-type.ts';
import { readKeys } from './read-keys.ts';
import { createTestFolder } from './testing/run-in-folder.ts';

test.each([
  [['lsit'], "unknown command 'lsit' (Did you mean list?); see npm run customer -- --help\n"],
  [['diff', 'plain'], "missing required argument 'b'; see npm run customer -- --help\n"],
  [['list', '--lang'], "unknown option '--lang'; see npm run customer -- --help\n"],
  [
    ['diff', 'plain', 'nordc'],
    'There is no customer "nordc": expected a known customer instead of "nordc": did you mean "nordic"? A new one: npm run customer -- new nordc\n',
  ],
  [['explain', 'theme.radus'], 'customer.json has no key "theme.radus": did you mean theme.radius?\n'],
  [['explain', 'tax'], 'customer.json has no key "tax": did you mean features.commerce.tax?\n'],
])('the words %j are refused in one line with the way out', async (args, message) => {
  const { exitCode, output, errors } = await createTestFolder('plain', 'nordic').run(...args);
  expect({ exitCode, output, errors }).toEqual({ exitCode: 2, output: '', errors: message });
});

test('every verb describes itself with --help', async () => {
  const folder = createTestFolder();
  const { output } = await folder.run('--help');
  const verbs = [...output.matchAll(/^ {2}([a-z]+) .*[<[]|^ {2}([a-z]+) /gm)].map(
    ([, first, second]) => first ?? second,
  );
  expect(verbs).toContain('explain');
  for (const verb of verbs) {
    const help = await folder.run(verb ?? '', '--help');
    expect(help).toMatchObject({ exitCode: 0, errors: '' });
    expect(help.output).toContain(`npm run customer -- ${verb}`);
  }
});

test('list has one line per customer, and names faulty and incomplete folders', async () => {
  const folder = createTestFolder('plain', 'nordic');
  folder.rewrite('plain', (text) => text.replace('"UTC"', '"Mars"'));
  mkdirSync(join(folder.path, 'half'));
  expect((await folder.run('list')).output).toBe(
    [
      'id      name               languages       themes      host',
      'nordic  Nordic Ice League  en and 13 more  dark first  tv.nordicice.example',
      'plain  1 fault: npm run customer -- check plain',
      'half  no customer.json',
      '',
    ].join('\n'),
  );
});

test('explain shows use, type, default, an example and the feature that a key needs', async () => {
  const { output } = await createTestFolder('nordic').run('explain', 'payment.provider');
  expect(output).toBe(
    [
      'payment.provider',
      '  The payment provider; sandbox (apps/sandbox-payments) moves no money',
      '',
      '  type      "sandbox" or "mercado_pago"',
      '  default   none: the key is required',
      '  example   "sandbox" (customer nordic)',
      '  needs     features.commerce',
      '',
    ].join('\n'),
  );
});

test('explain finds a key inside a list, and has words for the type of every key', async () => {
  expect((await createTestFolder().run('explain', 'navigation[2].to')).output).toContain('A page of the portal');
  const keys = await readKeys();
  expect(keys.length).toBeGreaterThan(100);
  for (const { path, node } of keys)
    expect({ path, isObject: describeType(node) === 'an object' }).toEqual({ path, isObject: node.type === 'object' });
});

test('diff shows values with defaults, and text files of only one customer', async () => {
  const folder = createTestFolder('plain', 'verdant');
  const { output } = await folder.run('diff', 'plain', 'verdant');
  expect(output).toContain('theme.default\n  plain: "dark"\n  verdant: "light"\n');
  expect(output).toContain('pages/about.de.html\n  plain: no file\n  verdant: a file\n');
  expect(output).not.toContain('version');
  expect((await folder.run('diff', 'plain', 'plain')).output).toBe('plain and plain have the same values\n');
});

test('diff shows the first line in which texts and redirects of two customers differ', async () => {
  const folder = createTestFolder('plain');
  const writeFiles = (id: string, files: Readonly<Record<string, string>>) => {
    cpSync(join(folder.path, 'plain'), join(folder.path, id), { recursive: true });
    mkdirSync(join(folder.path, id, 'pages'));
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder.path, id, file), text);
  };
  const terms = { 'pages/terms.en.html': '<h1>Terms</h1>' };
  writeFiles('acme', {
    ...terms,
    'pages/faq.en.html': '<h1>Help</h1>\n<p>Call.',
    'redirects.json': '{\n"/a/": "/"\n}',
  });
  writeFiles('bolt', { ...terms, 'pages/faq.en.html': '<h1>Help</h1>', 'redirects.json': '{\n"/a/": "/live/"\n}' });
  expect((await folder.run('diff', 'acme', 'bolt')).output).toBe(
    [
      'redirects.json',
      '  acme: line 2: "\\"/a/\\": \\"/\\""',
      '  bolt: line 2: "\\"/a/\\": \\"/live/\\""',
      'pages/faq.en.html',
      '  acme: line 2: "<p>Call."',
      '  bolt: no line 2',
      '',
    ].join('\n'),
  );
});
