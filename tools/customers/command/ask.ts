import { createInterface } from 'node:readline/promises';
import { Refusal } from './surroundings.ts';

/**
 * Makes the function that asks one question on a terminal.
 * @returns a function that throws a Refusal after Ctrl-C, Ctrl-D and the end of the input
 */
export const createAsk =
  (input: NodeJS.ReadableStream, output: NodeJS.WritableStream) =>
  async (question: string): Promise<string> => {
    const terminal = createInterface({ input, output });
    const closing = new AbortController();
    // Without the signal, a question without an answer stays open after the end of the input.
    terminal.once('close', () => closing.abort());
    try {
      return await terminal.question(question, { signal: closing.signal });
    } catch (error) {
      if (!(error instanceof Error && error.name === 'AbortError')) throw error;
      output.write('\n');
      throw new Refusal('The question has no answer: nothing is changed');
    } finally {
      terminal.close();
    }
  };
