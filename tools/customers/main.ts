/**
 * One command for everything about a customer: npm run customer -- <verb>
 *
 *     npm run customer -- --help
 */
import { customersFolder } from '../../apps/portal/build/customers/customer-ids.ts';
import { createAsk } from './command/ask.ts';
import { runCommand } from './command/run-command.ts';

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
  ask: isTerminal ? createAsk(process.stdin, process.stdout) : undefined,
});
