import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { onTestFinished, vi } from 'vitest';
import { getCustomerFolder } from '../../../../apps/portal/build/customers/customer-ids.ts';
import { runCommand } from '../run-command.ts';

/** A stream that collects its text. It is no terminal. */
class Collector extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.text += String(chunk);
    done();
  }
}

/** A temporary folder of customers, in which a test runs verbs. */
export interface TestFolder {
  path: string;
  /** An empty folder, from which the options' paths start. */
  workingFolder: string;
  /** Answers to questions, in order; undefined means that there is no terminal. */
  answers: string[] | undefined;
  questions: string[];
  run: (...args: string[]) => Promise<{ exitCode: number; output: string; errors: string }>;
  /** Rewrites a customer's customer.json. */
  rewrite: (id: string, replace: (text: string) => string) => void;
  read: (file: string) => string;
}

/** Copies the product's customers `ids` into a new folder, which exists until the test ends. */
export function createTestFolder(...ids: readonly string[]): TestFolder {
  // Nx sets it for its tasks.
  vi.stubEnv('FORCE_COLOR', undefined);
  const path = mkdtempSync(join(tmpdir(), 'customers-'));
  const workingFolder = mkdtempSync(join(tmpdir(), 'working-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    for (const folder of [path, workingFolder]) rmSync(folder, { recursive: true });
  });
  for (const id of ids) cpSync(getCustomerFolder(id), join(path, id), { recursive: true });
  const folder: TestFolder = {
    path,
    workingFolder,
    answers: undefined,
    questions: [],
    async run(...args) {
      const output = new Collector();
      const errors = new Collector();
      const ask = async (question: string) => {
        folder.questions.push(question);
        const answer = folder.answers?.shift();
        if (answer === undefined) throw new Error(`No answer to: ${question}`);
        return Promise.resolve(answer);
      };
      const exitCode = await runCommand(args, {
        customersFolder: path,
        workingFolder,
        output,
        errors,
        ask: folder.answers && ask,
      });
      return { exitCode, output: output.text, errors: errors.text };
    },
    rewrite(id, replace) {
      const file = join(path, id, 'customer.json');
      writeFileSync(file, replace(readFileSync(file, 'utf8')));
    },
    read: (file) => readFileSync(join(path, file), 'utf8'),
  };
  return folder;
}
