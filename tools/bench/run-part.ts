/**
 * Runs one part of the bench and writes its measures to the file that BENCH_REPORT names. `main.ts` starts this program
 * once per part.
 */
import { parts } from './parts.ts';
import { reportStep, writePartReport } from './report.ts';
import { serversSchema } from './servers.ts';

const [name, servers = 'null'] = process.argv.slice(2);
const report = process.env['BENCH_REPORT'];
const part = parts.find((candidate) => candidate.name === name);
if (!part || !report) throw new Error('npm run bench starts this program.');
reportStep('begins');
const measures =
  'measure' in part ? await part.measure() : await part.measureServers(serversSchema.parse(JSON.parse(servers)));
writePartReport(report, { step: 'ends', measures });
// A browser or a socket that is still open would keep the process alive.
process.exit(0);
