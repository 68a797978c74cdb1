/**
 * Measures the figures of docs/benchmarks.md. Run it alone: the load of other programs distorts its figures.
 *
 *     npm run bench                                 everything
 *     npm run bench -- edge build                   these parts
 *     npm run bench -- --compare before.json        prints better and worse figures, too
 *
 * Ends with one table, and writes test-results/bench.json.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '../browser/find-browser.ts';
import { onStop } from '../run/on-stop.ts';
import { timeBuild } from './build.ts';
import { formatComparison } from './compare.ts';
import { parts } from './parts.ts';
import { readResults, type Results } from './report.ts';
import { endParts, runPart } from './run-parts.ts';
import { customer, plainCustomer } from './servers.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { compare: { type: 'string' } } });
const names = parts.map(({ name }) => name);
const unknown = positionals.filter((name) => !names.includes(name));

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Runs a program and returns its output as one line. */
const runForLine = (program: string, ...programArguments: string[]): string =>
  execFileSync(program, programArguments, { encoding: 'utf8' }).trim().replaceAll('\n', ' ');

if (unknown.length > 0) refuse(`There is no part ${unknown.join(', ')}. There are: ${names.join(', ')}`);
const chosenParts = parts.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
let earlierResults: Results | undefined;
try {
  earlierResults = values.compare === undefined ? undefined : readResults(values.compare);
} catch (error) {
  refuse(String(error instanceof Error ? error.message : error));
}
const browser = findBrowser();
if (!browser) refuse('There is no Chromium. Install one, or name it in CHROMIUM_PATH.');
onStop(() => void endParts().then(() => process.exit(130)));

const isChanged = runForLine('git', 'status', '--porcelain') !== '';
const results: Results = {
  commit: `${runForLine('git', 'rev-parse', '--short', 'HEAD')}${isChanged ? ' with changes' : ''}`,
  date: new Date().toISOString(),
  machine: {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  },
  browser: runForLine(browser, '--version'),
  parts: [],
};
const file = resolve('test-results/bench.json');
mkdirSync(resolve('test-results'), { recursive: true });
let isBuilt = false;
for (const part of chosenParts) {
  if ('measureServers' in part && !isBuilt) {
    for (const customerName of [customer, plainCustomer]) await timeBuild(customerName);
    isBuilt = true;
  }
  const result = await runPart(part);
  results.parts.push(result);
  for (const measure of result.measures)
    console.log(`${measure.met ? 'met   ' : 'MISSED'} ${measure.name}: ${measure.figure} (${measure.target})`);
  if (result.failure !== undefined) console.error(`FAILED ${part.name}: ${result.failure}`);
  // Written after each part, so that an aborted bench keeps its figures.
  writeFileSync(file, JSON.stringify(results, undefined, 2));
}

const { commit, date, machine } = results;
console.log(`\n${commit}, ${date.slice(0, 10)}, ${machine.processor}, ${machine.cores} cores, ${results.browser}`);
console.log(`\n| measure | figure | target | |\n|---|---|---|---|`);
for (const { name, measures, failure } of results.parts) {
  for (const { name: row, figure, target, met } of measures)
    console.log(`| ${row} | ${figure} | ${target} | ${met ? 'met' : 'missed'} |`);
  if (failure !== undefined) console.log(`| ${name} | none: ${failure.split('\n')[0]} | | failed |`);
}
if (earlierResults) console.log(`\n${formatComparison(earlierResults, results).join('\n')}`);
process.exitCode = results.parts.some(({ failure }) => failure !== undefined) ? 1 : 0;
