import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describeFault, describeNotice } from '@touchline/customer-config';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  getCustomerFolder,
  listCustomerIds,
  getIncompleteFolders,
} from '../../apps/portal/build/customers/customer-ids.ts';
import { type FaultyCustomer, faultyCustomers } from './faulty-customers.ts';
import { getNotices, readCustomers } from '../../apps/portal/build/customers/read-customers.ts';

/** The customers' folder: a valid customer, and one faulty folder at a time. */
let parentFolder: string;

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Sets the value at a path such as `navigation.1.to`; undefined removes it. */
function setValue(json: Json, path: string, value: unknown): void {
  const keys = path.split('.');
  const lastKey = keys.pop() ?? '';
  const parentObject = keys.reduce<unknown>((parent, key) => (isJson(parent) ? parent[key] : undefined), json);
  if (!isJson(parentObject)) throw new Error(`${path} does not exist`);
  parentObject[lastKey] = value;
}

const validCustomerText = readFileSync(join(getCustomerFolder('plain'), 'customer.json'), 'utf8');

function createCustomerText(id: string, set: FaultyCustomer['set'] = {}): string {
  const json: Json = JSON.parse(validCustomerText);
  const identity = { id, short_name: id, hosts: [`${id}.localhost`] };
  for (const [path, value] of Object.entries({ ...identity, ...set })) setValue(json, path, value);
  return JSON.stringify(json, null, 2);
}

function writeCustomer(id: string, { set, rewrite = String, files = {} }: Omit<FaultyCustomer, 'title'>): void {
  const folder = join(parentFolder, id);
  cpSync(getCustomerFolder('plain'), folder, { recursive: true });
  writeFileSync(join(folder, 'customer.json'), rewrite(createCustomerText(id, set)));
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file);
    if (content === null || (isJson(content) && 'link' in content)) rmSync(path);
    if (content === null) continue;
    mkdirSync(dirname(path), { recursive: true });
    if (typeof content === 'string' || Buffer.isBuffer(content)) writeFileSync(path, content);
    else symlinkSync(content.link, path);
  }
}

async function readMessages(): Promise<string[]> {
  const { faults } = await readCustomers(['acme'], parentFolder);
  const notices = await getNotices('acme', parentFolder);
  rmSync(join(parentFolder, 'acme'), { recursive: true });
  return [...faults.map(describeFault), ...notices.map(describeNotice)];
}

beforeAll(() => {
  parentFolder = mkdtempSync(join(tmpdir(), 'customers-'));
  writeCustomer('aalto', { set: { hosts: ['tv.aalto.example'], custom_domain_url: 'https://tv.aalto.example' } });
});
afterAll(() => rmSync(parentFolder, { recursive: true }));

test('the original folder has no faults and no notices, also with a byte order mark', async () => {
  writeCustomer('acme', { rewrite: (text) => `\uFEFF${text}`, files: { 'locales/en.json': '\uFEFF{}' } });
  expect(await readMessages()).toEqual([]);
});

test('a folder without customer.json is no customer, and a faulty customer does not affect the others', async () => {
  writeCustomer('acme', { rewrite: () => '{' });
  mkdirSync(join(parentFolder, 'half/assets'), { recursive: true });
  expect(listCustomerIds(parentFolder)).toEqual(['aalto', 'acme']);
  expect(getIncompleteFolders(parentFolder)).toEqual(['half']);
  const { customers, faults } = await readCustomers(listCustomerIds(parentFolder), parentFolder);
  expect(customers.map(({ id }) => id)).toEqual(['aalto']);
  expect(faults.map(({ file }) => file)).toEqual(['acme/customer.json']);
  rmSync(join(parentFolder, 'acme'), { recursive: true });
});

test('no customer of this repository has a notice', async () => {
  const notices = await Promise.all(listCustomerIds().map((id) => getNotices(id)));
  expect(notices.flat().map(describeNotice)).toEqual([]);
});

test('faulty-customers.txt shows the messages of every faulty folder', async () => {
  const reportedFaults: string[] = [];
  for (const { title, ...faulty } of faultyCustomers) {
    writeCustomer('acme', faulty);
    const lines = await readMessages();
    if (lines.length === 0) throw new Error(`No message for ${title}`);
    for (const line of lines) expect(line).toMatch(/^(?:Warning: )?acme\/.+?: (?:\S.*: )?found .+, expected .+/);
    reportedFaults.push(`${title}:\n${lines.map((line) => `  ${line}\n`).join('')}`);
  }
  expect(faultyCustomers.length).toBeGreaterThanOrEqual(40);
  const heading =
    'Messages for faulty folders, written by faulty-customers.test.ts. Each folder has one mistake. A warning does not stop a build.\n';
  await expect([heading, ...reportedFaults].join('\n')).toMatchFileSnapshot('faulty-customers.txt');
}, 60_000);
