import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestFolder } from './testing/run-in-folder.ts';

test('rename changes folder, id and local host only, and says what names the old id', async () => {
  const folder = createTestFolder('plain');
  execFileSync('git', ['init', '--quiet'], { cwd: folder.path });
  writeFileSync(join(folder.path, 'start.sh'), 'echo\nnpm run dev -- plain\necho explain -- plainer\n');
  const text = folder.read('plain/customer.json');
  expect(await folder.run('rename', 'plain', 'acme')).toEqual({
    exitCode: 0,
    errors: '',
    output: [
      'customers/plain is now customers/acme',
      'short_name is still plain: change it together with the backend',
      'These lines still name plain, or a word like it:',
      '  acme/customer.json:5',
      '  start.sh:2',
      '',
    ].join('\n'),
  });
  expect(folder.read('acme/customer.json')).toBe(
    text.replace('"id": "plain"', '"id": "acme"').replace('plain.localhost', 'acme.localhost'),
  );
  expect(await folder.run('check')).toMatchObject({ exitCode: 0 });
  expect(readdirSync(join(folder.path, 'acme'))).toEqual(['assets', 'customer.json']);
});

test.each([
  [
    ['plan', 'acme'],
    'There is no customer "plan": expected a known customer instead of "plan": did you mean "plain"? A new one: npm run customer -- new plan',
  ],
  [['plain', 'nordic'], 'customers/nordic exists: choose another id, or npm run customer -- remove nordic'],
  [['plain', '../x'], '"../x" is no id: expected 2 to 40 small letters, digits and hyphens, starting with a letter'],
])('rename refuses the ids %j, and changes nothing', async (ids, message) => {
  const folder = createTestFolder('plain', 'nordic');
  expect(await folder.run('rename', ...ids)).toEqual({ exitCode: 2, output: '', errors: `${message}\n` });
  expect(readdirSync(folder.path)).toEqual(['nordic', 'plain']);
});

test('remove needs --yes without a terminal', async () => {
  const folder = createTestFolder('plain');
  expect(await folder.run('remove', 'plain')).toEqual({
    exitCode: 2,
    output: '',
    errors: 'Without a terminal, confirm with npm run customer -- remove plain --yes\n',
  });
  expect(readdirSync(folder.path)).toEqual(['plain']);
  expect(await folder.run('remove', 'plain', '--yes')).toMatchObject({
    exitCode: 0,
    output: 'customers/plain is removed\n',
  });
  expect(readdirSync(folder.path)).toEqual([]);
});

test('remove asks on a terminal, warns of files that git does not have, and keeps the folder after another answer', async () => {
  const folder = createTestFolder('plain');
  folder.answers = ['y', 'plain'];
  expect((await folder.run('remove', 'plain')).errors).toBe('customers/plain stays, because the answer is not plain\n');
  expect(folder.questions).toEqual([
    'Remove customers/plain? Git does not have all its files, so they will be lost. Type plain to confirm: ',
  ]);
  expect(readdirSync(folder.path)).toEqual(['plain']);
  expect((await folder.run('remove', 'plain')).exitCode).toBe(0);
  expect(readdirSync(folder.path)).toEqual([]);
});
