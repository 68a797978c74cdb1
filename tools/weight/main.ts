/**
 * Compares the weight of first views with the accepted figures: `npm run weight`. It renders the built customers
 * (`npm run build`) from a backend with a fixed time. It fails in these cases:
 * - A page grew by more than one per cent.
 * - One more feature (the canary) adds more than its share to a home view without input.
 * - A lazy part of a video page (`measure-parts.ts`) exceeds its limit or loads too early.
 * - A visit to home without a touch (`measure-stays.ts`) exceeds its limits.
 *
 *     npm run weight -- --accept    accepts the current figures
 */
import { join } from 'node:path';
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { createSites } from '../../apps/edge/src/sites/sites.ts';
import { endCheck } from '../checks/report.ts';
import { startGroup } from '../run/process-group.ts';
import { findGrownFiles, findGrowth } from './compare.ts';
import { measureCanary } from './measure-canary.ts';
import { measureParts, parts } from './measure-parts.ts';
import { measureStays } from './measure-stays.ts';
import { measurePages } from './measure-pages.ts';
import type { Weights } from './weight.ts';

const file = join(import.meta.dirname, 'table.json');

const bytes = z.number().int().nonnegative();
const schema = z.object({
  pages: z.record(z.string(), z.object({ html: bytes, css: bytes, state: bytes, first: bytes, alive: bytes })),
  files: z.record(z.string(), bytes),
});

/** The weights that were accepted last. */
const readTable = (): Weights => schema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** Writes the accepted weights, one page a line, so that a diff shows the changed pages. */
function writeTable({ pages, files }: Weights): void {
  const line = ([name, value]: [string, unknown]) =>
    `    ${JSON.stringify(name)}: ${JSON.stringify(value).replaceAll(/[{:,]/g, '$& ').replace('}', ' }')}`;
  const formatLines = (record: object) => Object.entries(record).map(line).join(',\n');
  writeFileSync(file, `{\n  "pages": {\n${formatLines(pages)}\n  },\n  "files": {\n${formatLines(files)}\n  }\n}\n`);
}

const dist = join(import.meta.dirname, '../../dist');
const hour = '2026-02-12T19:30:00Z';

/** The limit in bytes that one more feature may add to the JavaScript of an anonymous home view. */
const maxFeatureBytes = 300;

/**
 * The limit of one more feature's bytes after the viewer's first input: its fills of cards and of the shell, and the
 * loaders of its other fills.
 */
const maxAliveBytes = 600;

async function weighPages(): Promise<Weights> {
  const args = ['apps/reference-backend/src/main.ts', '--port', '0', '--memory', '--now', hour];
  const backend = startGroup(['node', '--conditions=@touchline/source', ...args], { name: 'The reference backend' });
  try {
    const [, api = ''] = await backend.ready(/listening on (http:\S+)/);
    return await measurePages(dist, api, Date.parse(hour));
  } finally {
    await backend.stop();
  }
}

function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

const currentWeights = await weighPages();
if (process.argv.includes('--accept')) writeTable(currentWeights);
const accepted = readTable();
const growth = findGrowth(accepted, currentWeights);
for (const line of growth) console.error(line);
if (growth.length > 0) {
  for (const line of findGrownFiles(accepted, currentWeights)) console.error(`  files of ${line}`);
  console.error('Where that is worth it: npm run weight -- --accept');
}
const home = currentWeights.pages['nordic /'];
if (home) console.log(`Home: ${formatKilobytes(home.first)} of JavaScript, ${formatKilobytes(home.html)} of HTML`);

const canary = await measureCanary();
const isOverLimit = canary.first > maxFeatureBytes || canary.alive > maxAliveBytes || canary.traces.length > 0;
const cost = `One feature more costs a home view ${canary.first} bytes, and ${canary.alive} from the first sign on`;
if (isOverLimit)
  console.error(
    `${cost}; it may cost ${maxFeatureBytes} and ${maxAliveBytes}. Its traces: ${canary.traces.join(', ') || 'none'}`,
  );
else console.log(cost);

const builds = new Set(
  createSites(dist)
    .listAll()
    .map(({ browserFolder }) => browserFolder),
);
const weightsByPart = Map.groupBy([...builds].flatMap(measureParts), ({ name }) => name);
const partFaults = parts.flatMap(({ name }) => {
  const weights = weightsByPart.get(name);
  if (!weights) return [`${name} is no chunk of its own`];
  console.log(`${name}: ${formatKilobytes(Math.max(...weights.map(({ bytes }) => bytes)))}`);
  return [...new Set(weights.flatMap(({ faults }) => faults))];
});
const stayWeights = [...builds].flatMap(measureStays);
const heaviestByStay = new Map(stayWeights.toSorted((a, b) => a.bytes - b.bytes).map((stay) => [stay.name, stay]));
// A visit whose chunks are missing would weigh less than a browser really loads.
const chunkFaults = [...heaviestByStay.values()].flatMap(({ name, scriptCount, sheetCount, bytes, missingChunks }) => {
  console.log(`${name}: ${formatKilobytes(bytes)} in ${scriptCount} scripts, ${sheetCount} style sheets`);
  return missingChunks.map((chunk) => `${name}: no build has all its chunks, the heaviest lacks ${chunk}`);
});
const stayFaults = [...new Set([...stayWeights.flatMap(({ fault }) => fault ?? []), ...chunkFaults])];
for (const fault of [...partFaults, ...stayFaults]) console.error(fault);

const failed = growth.length + partFaults.length + stayFaults.length + (isOverLimit ? 1 : 0);
endCheck(Object.keys(currentWeights.pages).length + parts.length + heaviestByStay.size + 1 - failed, failed);
