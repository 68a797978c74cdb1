import { Linter } from 'eslint';
import css from '@eslint/css';

/**
 * Returns features of a style sheet that a supported browser may lack, outside of `@supports`.
 * @returns each once, by the rule's name
 */
export function findNewerInStyles(code: string, allowed: Readonly<Record<string, unknown>>): string[] {
  const messages = new Linter().verify(
    code,
    [
      {
        files: ['**/*.css'],
        plugins: { css },
        language: 'css/css',
        languageOptions: { tolerant: true },
        // `available: 2022` allows the CSS of 2022; the oldest supported browsers are newer.
        rules: { 'css/use-baseline': ['error', { available: 2022, ...allowed }] },
      },
    ],
    'sheet.css',
  );
  return [...new Set(messages.map(({ message }) => message))].toSorted();
}
