import { Command, CommanderError } from 'commander';
import { UnknownCustomerError } from '../../../apps/portal/build/customers/known-customer.ts';
import { check, type CheckOptions } from './check.ts';
import { diff } from './diff.ts';
import { explain } from './explain.ts';
import { list } from './list.ts';
import { createNew, type NewOptions } from './new.ts';
import { getCommandLine } from './known-customer.ts';
import { remove, type RemoveOptions } from './remove.ts';
import { rename } from './rename.ts';
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
    .option('--live', 'also ask backend, socket and every named address whether they answer')
    .action(async (ids: string[], options: CheckOptions) => setExitCode(await check(surroundings, ids, options)));
  program
    .command('new')
    .description("make a customer's folder from a logo and a colour; on a terminal, asks for missing options")
    .argument('[id]', 'the name of the folder')
    .option('--name <name>', 'the name of the site; the id by default')
    .option('--brand <colour>', "the brand colour, such as '#c8102e'")
    .option('--accent <colour>', 'the second colour; the brand colour by default')
    .option('--logo <file>', 'an SVG, or a PNG of at least 512 pixels')
    .option('--logo-light <file>', 'another logo for light grounds')
    .option('--languages <list>', 'languages, the default one first, such as en,de; en by default')
    .option('--api <address>', "the backend; the portal's own host by default")
    .option('--time-zone <zone>', "such as Europe/Oslo; this machine's by default")
    .action(async (id: string | undefined, options: NewOptions) =>
      setExitCode(await createNew(surroundings, id, options)),
    );
  program
    .command('rename')
    .description("rename a customer's folder and id, and print what still names the old id")
    .argument('<id>', 'the id of a customer')
    .argument('<new-id>', 'a free id')
    .action((id: string, newId: string) => setExitCode(rename(surroundings, id, newId)));
  program
    .command('remove')
    .description("remove a customer's folder, and print what still names it")
    .argument('<id>', 'the id of a customer')
    .option('--yes', 'remove without a question; necessary without a terminal')
    .action(async (id: string, options: RemoveOptions) => setExitCode(await remove(surroundings, id, options)));
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
    if (!(error instanceof Refusal || error instanceof UnknownCustomerError)) throw error;
    surroundings.errors.write(`${error.message}\n`);
    return exitCodes.refused;
  }
}
