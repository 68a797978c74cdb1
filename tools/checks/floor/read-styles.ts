import { Linter } from 'eslint';
import css from '@eslint/css';

/**
 * Looks of a style sheet that a browser of the floor may lack and that no `@supports` asks for.
 * @returns each once, as the rule names it
 */
export function newerInStyles(code: string, allowed: Readonly<Record<string, unknown>>): string[] {
  const messages = new Linter().verify(
    code,
    [
      {
        files: ['**/*.css'],
        plugins: { css },
        language: 'css/css',
        languageOptions: { tolerant: true },
        // What all browsers had at the end of 2022; the floor is of the months after that.
        rules: { 'css/use-baseline': ['error', { available: 2022, ...allowed }] },
      },
    ],
    'sheet.css',
  );
  return [...new Set(messages.map(({ message }) => message))].toSorted();
}
