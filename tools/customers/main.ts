/**
 * One command for everything about a customer: npm run customer -- <verb>
 *
 *     npm run customer -- --help
 */
import { createInterface } from 'node:readline/promises';
import { customersFolder } from '../../apps/portal/build/customers/customer-ids.ts';
import { runCommand } from './command/run-command.ts';

/** Asks one question on the terminal. */
async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

// A reader such as head ends before the output does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
process.exitCode = await runCommand(process.argv.slice(2), {
  customersFolder,
  // npm runs scripts in the checkout's folder.
  workingFolder: process.env.INIT_CWD ?? process.cwd(),
  output: process.stdout,
  errors: process.stderr,
  ask: isTerminal ? ask : undefined,
});
