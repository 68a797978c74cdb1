/**
 * Weighs what first views load, against the figures that were accepted last: `npm run weight`. It takes what was built
 * (`npm test -- builds`), renders against a world of a fixed hour, and fails where a page grew by more than a hundredth.
 *
 *     npm run weight -- --accept    takes today's figures for the right ones
 */
import { join } from 'node:path';
import { startGroup } from '../run/process-group.ts';
import { findGrowth } from './compare.ts';
import { measurePages } from './measure-pages.ts';
import { readTable, writeTable } from './table.ts';

const dist = join(import.meta.dirname, '../../dist');
const hour = '2026-02-12T19:30:00Z';

const backend = startGroup(
  [
    'node',
    '--conditions=@touchline/source',
    'apps/reference-backend/src/main.ts',
    '--port',
    '0',
    '--memory',
    '--now',
    hour,
  ],
  { name: 'The reference backend' },
);
try {
  const [, api = ''] = await backend.ready(/listening on (http:\S+)/);
  const now = await measurePages(dist, api, Date.parse(hour));
  if (process.argv.includes('--accept')) writeTable(now);
  const growth = findGrowth(readTable(), now);
  for (const line of growth) console.error(line);
  if (growth.length > 0) console.error('Where that is worth it: npm run weight -- --accept');
  const home = now.pages['nordic home'];
  if (home) console.log(`Home: ${kilobytes(home.first)} of JavaScript, ${kilobytes(home.html)} of HTML`);
  console.log(`${Object.keys(now.pages).length - growth.length} passed, ${growth.length} failed`);
  process.exitCode = growth.length > 0 ? 1 : 0;
} finally {
  await backend.stop();
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
