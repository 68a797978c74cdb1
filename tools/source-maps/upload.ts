/**
 * Gives Sentry the source maps of a customer's build, so that stacks in reports name files and lines. The served build
 * has no maps, and no server gets them.
 *
 *     SENTRY_AUTH_TOKEN=… SENTRY_ORG=… SENTRY_PROJECT=… node --conditions=@touchline/source tools/source-maps/upload.ts nordic
 *     node --conditions=@touchline/source tools/source-maps/upload.ts nordic --to maps      chunks and maps in a folder, for another tracker
 *
 * It runs Sentry's own program, which npx fetches: it is not a part of the portal (Functional Source License).
 * SENTRY_URL names a self-hosted Sentry.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exitWithFaults, requireCustomer } from '../../apps/portal/build/customers/known-customer.ts';
import { makeMaps, getRelease } from './make-maps.ts';

const program = '@sentry/cli@3.8.0';
const requiredVariables = ['SENTRY_AUTH_TOKEN', 'SENTRY_ORG', 'SENTRY_PROJECT'];

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
  const id = requireCustomer(positionals[0]);
  const missing = requiredVariables.filter((name) => !process.env[name]);
  if (values.to === undefined && missing.length > 0) {
    console.error(`Not set: ${missing.join(', ')}`);
    process.exit(1);
  }
  const release = getRelease(id);
  const folder = values.to === undefined ? mkdtempSync(join(tmpdir(), 'touchline-maps-')) : resolve(values.to);
  const assets = await makeMaps(id, release, folder);
  if (values.to !== undefined) console.log(`Release ${release.build}: chunks and maps are in ${assets}`);
  else {
    const args = ['sourcemaps', 'upload', '--release', release.build, '--url-prefix', '~/assets', assets];
    const { status } = spawnSync('npx', ['--yes', program, ...args], { stdio: 'inherit' });
    rmSync(folder, { recursive: true });
    process.exitCode = status ?? 1;
  }
} catch (error) {
  exitWithFaults(error);
}
