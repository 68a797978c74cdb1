import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestFolder } from './testing/run-in-folder.ts';

test('check prints every fault with file, line, column, path, found and expected value, then the warnings', async () => {
  const folder = createTestFolder('plain', 'nordic');
  folder.rewrite('plain', (text) =>
    text.replace('"UTC"', '"Mars"').replace('"to": "/live/"', '"to": "live"').replace('"home": {', '"hom": {'),
  );
  folder.rewrite('nordic', (text) => text.replace('    "commerce": {', '    "commerc": {'));
  const { exitCode, output } = await folder.run('check', 'plain');
  expect({ exitCode, output }).toEqual({
    exitCode: 1,
    output: [
      'plain/customer.json:12:16  time_zone',
      '  found     "Mars"',
      '  expected  an IANA time zone, such as Europe/Oslo',
      '  more      npm run customer -- explain time_zone',
      'plain/customer.json:44:13  navigation[1].to',
      '  found     "live"',
      '  expected  a path of the portal ending in a slash, such as /live/, or an https address',
      '  more      npm run customer -- explain navigation.to',
      'plain/customer.json:1:1  home',
      '  found     no value',
      '  expected  an object',
      '  more      npm run customer -- explain home',
      'plain/customer.json:64:3  hom',
      '  found     {"shelves":["live","upcoming","latest"]}',
      '  expected  a known key instead of "hom": did you mean "home"?',
      '1 customer: 4 faults, 0 warnings',
      'To fix what is safe: npm run customer -- check plain --fix',
      '',
    ].join('\n'),
  });
  expect((await folder.run('check')).output).toContain('2 customers: 5 faults');
});

test('check shows the position of a syntax fault, and leaves such a file as it is', async () => {
  const folder = createTestFolder('plain');
  folder.rewrite('plain', (text) => text.replace('"version": 1,', '"version": 1'));
  const text = folder.read('plain/customer.json');
  const { exitCode, output } = await folder.run('check', '--fix');
  expect(exitCode).toBe(1);
  expect(output).toContain('plain/customer.json:4:3\n  found     a quotation mark\n  expected  a comma before it\n');
  expect(folder.read('plain/customer.json')).toBe(text);
});

test('check prints warnings apart from faults, and they do not fail', async () => {
  const folder = createTestFolder('plain');
  folder.rewrite('plain', (text) => text.replace('"features": {', '"features": { "push": {},'));
  const { exitCode, output } = await folder.run('check', 'plain');
  expect({ exitCode, output }).toEqual({
    exitCode: 0,
    output: [
      'warning  plain/customer.json:70:17  features.push',
      '  found     no app_config.app_id_oneSignal and no app_config.app_id_oneSignal_custom_domain_prod',
      '  expected  app_config.app_id_oneSignal or app_config.app_id_oneSignal_custom_domain_prod in customer.json, because without one of them the feature does nothing',
      '  more      npm run customer -- explain features.push',
      '1 customer: 0 faults, 1 warning',
      '',
    ].join('\n'),
  });
});

test('check --fix corrects spelling, contrast and order, draws missing pictures, and leaves other faults', async () => {
  const folder = createTestFolder('plain');
  const original = folder.read('plain/customer.json');
  folder.rewrite('plain', (text) =>
    text
      .replace('"#ffcf33"', '"#FFCF33"')
      .replace('"accent": "#ff5b3d"', '"accent": "#F00"')
      .replace('"plain.localhost"', '"Plain.Localhost", "plain.localhost"')
      .replace('"on_brand": "#17130a"', '"on_brand": "#ffe13a"')
      .replace('"enabled": ["en"]', '"enabled": ["en", "en"]')
      .replace('"UTC"', '"Mars"')
      .replace('  "id": "plain",\n', '')
      .replace('"name":', '"id": "plain",\n  "name":'),
  );
  rmSync(join(folder.path, 'plain/assets/artwork/plain.svg'));
  rmSync(join(folder.path, 'plain/assets/icon-192.png'));
  const { exitCode, output } = await folder.run('check', 'plain', '--fix');
  expect(exitCode).toBe(1);
  expect(output).toContain('fixed  plain: theme.dark.brand: written as expected\n');
  expect(output).toContain('fixed  plain: theme.dark.on_brand: #ffe13a is now ');
  expect(output).toContain('fixed  plain: assets/icon-192.png: drawn\n');
  expect(output).toContain('1 customer: 1 fault, 0 warnings\n');
  const fixed = folder.read('plain/customer.json');
  expect(fixed).toContain('"brand": "#ffcf33"');
  expect(fixed).toContain('"accent": "#ff0000"');
  expect(fixed).toContain('"hosts": ["plain.localhost"]');
  expect(fixed).toContain('"enabled": ["en"]');
  expect(fixed.split('\n').slice(0, 6)).toEqual(original.split('\n').slice(0, 6));
  expect(readdirSync(join(folder.path, 'plain')).toSorted()).toEqual(['assets', 'customer.json']);

  folder.rewrite('plain', (text) => text.replace('"Mars"', '"UTC"'));
  await folder.run('check', '--fix');
  const second = await folder.run('check', 'plain', '--fix');
  expect(second).toEqual({ exitCode: 0, output: '1 customer: 0 faults, 0 warnings\n', errors: '' });
}, 60_000);
