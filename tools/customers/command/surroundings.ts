import { styleText } from 'node:util';
import type { Writable } from 'node:stream';

/** Everything outside a verb; tests replace it. */
export interface Surroundings {
  /** The folder of all customers. */
  customersFolder: string;
  /** The folder from which the options' paths start. */
  workingFolder: string;
  output: Writable;
  errors: Writable;
  /** Asks on the terminal; undefined without a terminal. */
  ask: ((question: string) => Promise<string>) | undefined;
}

/** A request that a verb cannot do. Each line of the message has a problem and the way out. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Exit codes of the command: the request is done, a customer has faults, or the request is refused. */
export const exitCodes = { done: 0, faulty: 1, refused: 2 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

type Style = 'bold' | 'red' | 'green' | 'yellow';

/** Writes lines to standard output. */
export const print = ({ output }: Surroundings, ...lines: readonly string[]): void => {
  for (const line of lines) output.write(`${line}\n`);
};

/** Colours a text if the output is a terminal and NO_COLOR is not set. */
export const paint = ({ output }: Surroundings, style: Style, text: string): string =>
  styleText(style, text, { stream: output });
