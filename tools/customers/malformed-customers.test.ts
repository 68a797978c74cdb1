import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describeFault } from '@touchline/customer-config';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCustomerFolder } from '../../apps/portal/build/customers/customer-ids.ts';
import { getNotices, readCustomers } from '../../apps/portal/build/customers/read-customers.ts';

let parentFolder: string;
const write = (file: string, content: string) => writeFileSync(join(parentFolder, 'nordic', file), content);

beforeAll(() => {
  parentFolder = mkdtempSync(join(tmpdir(), 'customers-'));
  cpSync(getCustomerFolder('nordic'), join(parentFolder, 'nordic'), { recursive: true });
  mkdirSync(join(parentFolder, 'nordic/locales'));
});
afterAll(() => rmSync(parentFolder, { recursive: true }));

const nordic = readFileSync(join(getCustomerFolder('nordic'), 'customer.json'), 'utf8');

/** Values that JSON allows at any key, and that most keys must refuse. */
const malformedValues = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    {},
    [],
    [[]],
    '',
    ' ',
    -1,
    1e308,
    'https://',
    '//x',
    '/%',
    '{{',
    '\u0000',
    '__proto__',
  ),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant('x'.repeat(100_000)),
);

/** The same JSON with a malformed value at one of its positions. */
function replaceValue(text: string, index: number, value: unknown, key: string): string {
  let caseNumber = 0;
  return JSON.stringify(
    JSON.parse(text, (_key, inner: unknown) => {
      if (caseNumber++ !== index) return inner;
      return typeof inner === 'object' && inner !== null && !Array.isArray(inner) && key !== ''
        ? Object.fromEntries([...Object.entries(inner), [key, value]])
        : value;
    }),
  );
}

const countPlaces = (text: string): number => {
  let count = 0;
  JSON.parse(text, () => count++);
  return count;
};

test.each(['locales', 'pages', 'pages/info'])(
  'a file named %s in one customer’s folder does not stop the other customers from being read',
  async (name) => {
    const secondCustomerFolder = join(parentFolder, 'twice');
    cpSync(getCustomerFolder('plain'), secondCustomerFolder, { recursive: true });
    rmSync(join(secondCustomerFolder, name), { recursive: true, force: true });
    mkdirSync(dirname(join(secondCustomerFolder, name)), { recursive: true });
    writeFileSync(join(secondCustomerFolder, name), '');
    write('customer.json', nordic);
    rmSync(join(parentFolder, 'nordic/locales/en.json'), { force: true });
    const { customers, faults } = await readCustomers(['twice', 'nordic'], parentFolder);
    rmSync(secondCustomerFolder, { recursive: true });
    expect(customers.map(({ id }) => id)).toEqual(['nordic']);
    expect(faults.map(describeFault)).toContain(`twice/${name}: found a file, expected a folder`);
  },
);

test('a folder with malformed values gets messages of readable length and never crashes the reader', async () => {
  const keys = fc.oneof(fc.constant(''), fc.constantFrom('__proto__', 'constructor', 'features', 'to'), fc.string());
  await fc.assert(
    fc.asyncProperty(
      fc.nat(countPlaces(nordic) - 1),
      malformedValues,
      keys,
      fc.jsonValue({ maxDepth: 4 }),
      async (index, value, key, customer) => {
        write('customer.json', replaceValue(nordic, index, value, key));
        write('locales/en.json', JSON.stringify({ shell: customer, navigation: customer }));
        const { customers, faults } = await readCustomers(['nordic'], parentFolder);
        expect(customers.length === 0).toBe(faults.length > 0);
        const notices = await getNotices('nordic', parentFolder);
        for (const line of [...faults, ...notices].map(describeFault)) expect(line.length).toBeLessThan(2_000);
      },
    ),
    { numRuns: 40 },
  );
}, 30_000);
