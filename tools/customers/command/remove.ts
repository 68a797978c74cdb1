import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { requireCustomer } from '../../../apps/portal/build/customers/known-customer.ts';
import { getCommandLine } from './known-customer.ts';
import { printNamedPlaces } from './named-places.ts';
import { type ExitCode, exitCodes, print, Refusal, type Surroundings } from './surroundings.ts';

/** Options of the verb. */
export interface RemoveOptions {
  /** Removes without a question. */
  yes?: true;
}

/** Whether git has every file of the folder, so that a removed folder can be restored. */
function isCommitted(folder: string): boolean {
  try {
    const runGit = (...args: string[]) =>
      execFileSync('git', [...args, '--', '.'], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return runGit('ls-files') !== '' && runGit('status', '--porcelain', '--ignored') === '';
  } catch {
    // Git is missing, or the folder is not in a checkout.
    return false;
  }
}

/** Removes a customer's folder, after a question on a terminal, or else with --yes. */
export async function remove(surroundings: Surroundings, id: string, options: RemoveOptions): Promise<ExitCode> {
  const { customersFolder, ask } = surroundings;
  const folder = join(customersFolder, requireCustomer(id, customersFolder));
  if (!options.yes) {
    if (!ask) throw new Refusal(`Without a terminal, confirm with ${getCommandLine('remove', id, '--yes')}`);
    const warning = isCommitted(folder) ? '' : ' Git does not have all its files, so they will be lost.';
    const answer = await ask(`Remove customers/${id}?${warning} Type ${id} to confirm: `);
    if (answer.trim() !== id) throw new Refusal(`customers/${id} stays, because the answer is not ${id}`);
  }
  // A moved folder is no customer, even if its removal is interrupted.
  const movedFolder = join(customersFolder, `.removed-${id}-${process.pid}`);
  renameSync(folder, movedFolder);
  rmSync(movedFolder, { recursive: true });
  print(surroundings, `customers/${id} is removed`);
  printNamedPlaces(surroundings, id);
  return exitCodes.done;
}
