import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCustomer } from '@touchline/customer-config';
import { expect, onTestFinished, test } from 'vitest';
import { getCustomerFolder } from '../../apps/portal/build/customers/customer-ids.ts';
import { readFeatureCatalogue, readShellSchema } from '../../apps/portal/build/customers/read-manifests.ts';

/** A copy of the customer `plain` with another value for `sentry_dsn`. */
async function readPlainCustomer(dsn: string) {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-dsn-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const plain = join(folder, 'plain');
  cpSync(getCustomerFolder('plain'), plain, { recursive: true });
  const file = join(plain, 'customer.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"version": 1,', `"version": 1, "sentry_dsn": "${dsn}",`));
  return readCustomer(plain, await readFeatureCatalogue(), await readShellSchema());
}

test('a Sentry DSN turns reports on, and lets pages call its host', async () => {
  const dsn = 'https://0123456789abcdef0123456789abcdef@o450.ingest.de.sentry.io/4501';
  const { features, csp } = await readPlainCustomer(dsn);
  expect(features['reports']).toEqual({ breadcrumbs: 25, field_share: 0.1, dsn });
  expect(csp.connect).toContain('https://o450.ingest.de.sentry.io');
  expect(csp.script).not.toContain('https://o450.ingest.de.sentry.io');
});

test('an address that is not a Sentry DSN stops the build', async () => {
  await expect(readPlainCustomer('https://errors.example/1')).rejects.toThrow(
    /sentry_dsn: found .* expected a Sentry DSN/,
  );
  await expect(readPlainCustomer('https://key@errors.example/')).rejects.toThrow(/sentry_dsn/);
});
