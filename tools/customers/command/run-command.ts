import { Command, CommanderError } from 'commander';
import { check, type CheckOptions } from './check.ts';
import { diff } from './diff.ts';
import { explain } from './explain.ts';
import { list } from './list.ts';
import { createCustomer } from './new.ts';
import { getCommandLine } from './known-customer.ts';
import { type ExitCode, exitCodes, Refusal, type Surroundings } from './surroundings.ts';

const exitCodeHelp = '\nExit codes: 0 done, 1 a customer has faults, 2 the command refuses the request';

/** Describes the verbs. @param setExitCode receives the result of the verb that runs */
function createProgram(surroundings: Surroundings, setExitCode: (code: ExitCode) => void): Command {
  const { output, errors } = surroundings;
  const program = new Command('npm run customer --')
    .description('Everything about the folders in customers/')
    .usage('<verb> [options]')
    .helpCommand(false)
    .addHelpText('after', exitCodeHelp)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void output.write(text),
      writeErr: (text) => void errors.write(text),
      getOutHasColors: () => 'isTTY' in output && output.isTTY === true,
      // Commander writes its message and a suggestion on two lines; a refusal has one.
      outputError: (text, write) => {
        const lines = text
          .trim()
          .split('\n')
          .map((line) => line.trim());
        write(`${lines.join(' ').replace(/^error: /, '')}; see ${getCommandLine('--help')}\n`);
      },
    });
  program
    .command('list')
    .description('list all customers')
    .action(async () => setExitCode(await list(surroundings)));
  program
    .command('explain')
    .description('explain a key of customer.json: use, type, default, example')
    .argument('[key]', 'a path such as theme.radius; without it, the top keys')
    .action(async (key: string | undefined) => setExitCode(await explain(surroundings, key)));
  program
    .command('diff')
    .description('show the values in which two customers differ')
    .argument('<a>', 'the id of a customer')
    .argument('<b>', 'the id of another customer')
    .action(async (idA: string, idB: string) => setExitCode(await diff(surroundings, idA, idB)));
  program
    .command('check')
    .description('print all faults of customers with file, line and column, then all warnings')
    .argument('[ids...]', 'customers; all by default')
    .option('--fix', 'first do what is safe: spelling, nearest readable colours, order, format, missing pictures')
    .action(async (ids: string[], options: CheckOptions) => setExitCode(await check(surroundings, ids, options)));
  program
    .command('new')
    .description('make a customer: a copy of the plainest one')
    .argument('<id>', 'the name of the folder')
    .action((id: string) => setExitCode(createCustomer(surroundings, id)));
  return program;
}

/**
 * Runs one verb.
 * @param args the words after `npm run customer --`
 * @returns the exit code of the process
 */
export async function runCommand(args: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.done;
  try {
    const program = createProgram(surroundings, (code) => {
      exitCode = code;
    });
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.refused;
    if (!(error instanceof Refusal)) throw error;
    surroundings.errors.write(`${error.message}\n`);
    return exitCodes.refused;
  }
}
