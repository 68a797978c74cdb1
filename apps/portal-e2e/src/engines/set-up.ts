import { ensureEngines } from '../../../../tools/browser/ensure-engines.ts';
import startServers from '../harness/servers.ts';

/** Installs missing engines if the machine allows it, and starts the servers of all journeys. */
export default async function setUp(): Promise<() => Promise<void>> {
  process.env['MISSING_ENGINES'] = ensureEngines().join(',');
  return startServers();
}
