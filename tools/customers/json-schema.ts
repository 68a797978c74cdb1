/**
 * The JSON Schema of customer.json, with which editors complete and check the file.
 *
 * node --conditions=@touchline/source tools/customers/json-schema.ts           writes customers/customer.schema.json
 * node --conditions=@touchline/source tools/customers/json-schema.ts --check   fails when the file is not up to date
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { customerSchema } from '@touchline/customer-config';
import { z } from 'zod';
import { readFeatureCatalogue, readShellSchema } from '../../apps/portal/build/customers/read-manifests.ts';

const file = join(import.meta.dirname, '../../customers/customer.schema.json');

/** The expected content of the schema file. */
export async function createJsonSchema(): Promise<string> {
  const schema = z.toJSONSchema(customerSchema(await readFeatureCatalogue(), await readShellSchema()), {
    io: 'input',
    unrepresentable: 'any',
  });
  return `${JSON.stringify({ title: 'customer.json', ...schema }, null, 2)}\n`;
}

/** @returns whether customers/customer.schema.json matches the schema in the code */
export async function isFresh(): Promise<boolean> {
  return readFileSync(file, 'utf8') === (await createJsonSchema());
}

if (import.meta.main) {
  if (!process.argv.includes('--check')) writeFileSync(file, await createJsonSchema());
  else if (!(await isFresh())) {
    console.error('customers/customer.schema.json is out of date: run npm run customer-schema');
    process.exitCode = 1;
  }
}
