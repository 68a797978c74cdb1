/**
 * Runs every check of the project and ends with one line, `N passed, N failed`.
 *
 *     npm test                  everything
 *     npm test -- unit lint     these parts
 */
import { mkdirSync } from 'node:fs';
import { ensureBrowser } from './browser/ensure-browser.ts';
import type { Count } from './checks/count.ts';
import { type Part, stages } from './checks/parts.ts';
import { type Outcome, runCommand, stopCommands } from './checks/run-command.ts';
import { onStop } from './run/on-stop.ts';

process.env.NX_DAEMON ??= 'false';
process.env.NX_TUI = 'false';
process.env.NX_NO_CLOUD = 'true';
onStop(() => void stopCommands().then(() => process.exit(130)));

const names = stages.flat().map(({ name }) => name);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  process.exit(1);
}

async function outcomeOf({ command, browser }: Part): Promise<Outcome> {
  try {
    return await runCommand(command, browser ? { CHROMIUM_PATH: ensureBrowser() } : {});
  } catch (error) {
    return { code: 1, output: String(error) };
  }
}

async function runPart(part: Part): Promise<Count> {
  const started = performance.now();
  const outcome = await outcomeOf(part);
  const total = part.count(outcome);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (total.failed > 0) console.log(`\n${outcome.output.trim()}\n`);
  const mark = total.failed > 0 ? 'FAIL' : 'ok  ';
  const counts = `${total.passed} passed, ${total.failed} failed`;
  console.log(`${mark} ${part.name.padEnd(12)} ${counts.padEnd(26)} ${seconds.padStart(6)} s`);
  return total;
}

/** Runs a stage's parts, two at a time. */
async function runStage(parts: readonly Part[]): Promise<Count[]> {
  const queue = [...parts];
  const counts: Count[] = [];
  const lane = async () => {
    for (let part = queue.shift(); part; part = queue.shift()) counts.push(await runPart(part));
  };
  await Promise.all([lane(), lane()]);
  return counts;
}

mkdirSync('test-results', { recursive: true });
const total: Count = { passed: 0, failed: 0 };
for (const stage of stages) {
  const parts = stage.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  for (const { passed, failed } of await runStage(parts)) {
    total.passed += passed;
    total.failed += failed;
  }
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
