/**
 * Runs every check of the project and ends with one line, `N passed, N failed`.
 *
 *     npm test                  everything
 *     npm test -- unit lint     these parts
 */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureBrowser, ensureShell } from './browser/ensure-browser.ts';
import { closingWords, type EndedPart } from './checks/closing-words.ts';
import type { Count } from './checks/count.ts';
import { type Part, parts } from './checks/parts.ts';
import { readReport } from './checks/report.ts';
import { type Outcome, runCommand, stopCommands } from './checks/run-command.ts';
import { shareCores } from './checks/share-cores.ts';
import { onStop } from './run/on-stop.ts';

process.env.NX_DAEMON ??= 'false';
process.env.NX_TUI = 'false';
process.env.NX_NO_CLOUD = 'true';
// Programs that are started over and over take what Node has compiled of them before.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node');
onStop(() => void stopCommands().then(() => process.exit(130)));

const names = parts.map(({ name }) => name);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  process.exit(1);
}
const chosen = parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

/** Waits for the network most of its time, and so runs beside the parts that need none. */
const installed = chosen.some(({ browser }) => browser)
  ? runCommand(['node', '--conditions=@touchline/source', 'tools/browser/install-browsers.ts'])
  : undefined;

/** Which browsers a part takes. */
async function browsers(): Promise<Record<string, string>> {
  await installed;
  return { CHROMIUM_SHELL_PATH: ensureShell(), CHROMIUM_PATH: ensureBrowser() };
}

async function outcomeOf({ command, browser }: Part, report: string): Promise<Outcome> {
  try {
    return await runCommand(command, { TEST_REPORT: report, ...(browser && (await browsers())) });
  } catch (error) {
    return { code: 1, output: String(error) };
  }
}

const total: Count = { passed: 0, failed: 0 };
const ended: EndedPart[] = [];

async function runPart(part: Part): Promise<void> {
  const started = performance.now();
  // Absolute: vitest runs in a library's folder.
  const report = resolve('test-results', `${part.name}.json`);
  rmSync(report, { force: true });
  const outcome = await outcomeOf(part, report);
  const { passed, failed } = part.count(outcome, report);
  total.passed += passed;
  total.failed += failed;
  const seconds = (performance.now() - started) / 1000;
  const { tests = [], leftOut } = readReport(report) ?? {};
  ended.push({ name: part.name, seconds, tests, ...(leftOut && { leftOut }) });
  if (failed > 0) console.log(`\n${outcome.output.trim()}\n`);
  const counts = `${passed} passed, ${failed} failed`;
  const time = `${seconds.toFixed(1).padStart(6)} s`;
  console.log(`${failed > 0 ? 'FAIL' : 'ok  '} ${part.name.padEnd(12)} ${counts.padEnd(26)} ${time}`);
}

const started = performance.now();
await shareCores(chosen, runPart);
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(`\n${closingWords(ended)}\nIn all ${minutes} min.\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
