import { ensureEngines } from '../../../../tools/browser/ensure-engines.ts';
import startServers from '../harness/servers.ts';

/** Installs the engines where it may, and starts what all journeys visit. */
export default async function setUp(): Promise<() => Promise<void>> {
  process.env['MISSING_ENGINES'] = ensureEngines().join(',');
  return startServers();
}
