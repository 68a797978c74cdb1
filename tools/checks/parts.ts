import { resolve } from 'node:path';
import { type Count, nxTargets, playwright, summary, vitest, whole } from './count.ts';
import type { Outcome } from './run-command.ts';

/** One part of `npm test`. */
export interface Part {
  name: string;
  command: readonly string[];
  /** Reads the number of checks from the command's outcome. */
  count: (outcome: Outcome) => Count;
  /** Wants a browser. */
  browser?: boolean;
}

const node = (file: string) => ['node', '--conditions=@touchline/source', file];
const results = 'test-results';

const unitReport = `${results}/unit.json`;
/** Absolute: vitest counts from the library's folder. */
const playerReport = resolve(results, 'player.json');

/**
 * The parts, in stages: a stage begins when the one before has ended; within a stage two parts run at a time. What
 * needs much memory or a quiet machine stands alone.
 */
export const stages: readonly (readonly Part[])[] = [
  [
    { name: 'format', command: ['oxfmt', '--check'], count: whole(/^\S+ \(\d+ms\)$/gm) },
    { name: 'lint', command: ['oxlint', '--format=unix'], count: whole(/\[(?:Error|Warning)\//g) },
    { name: 'customers', command: node('tools/customers/check.ts'), count: summary },
    { name: 'texts', command: node('tools/i18n/check.ts'), count: whole(/^(?!Texts:).+$/gm) },
    {
      name: 'types',
      command: ['node', 'node_modules/@typescript/native/bin/tsc', '-b'],
      count: whole(/error TS\d+/g),
    },
    { name: 'layers', command: ['nx', 'layers', '@touchline/nx'], count: summary },
  ],
  [
    {
      name: 'unit',
      command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
      count: vitest(unitReport),
    },
  ],
  [{ name: 'components', command: node('.storybook/check-stories.ts'), count: summary, browser: true }],
  [
    {
      name: 'player',
      command: [
        'vitest',
        'run',
        '--config',
        'libs/player/vitest.browser.config.ts',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${playerReport}`,
      ],
      count: vitest(playerReport),
      browser: true,
    },
  ],
  [
    {
      name: 'builds',
      command: ['nx', 'run-many', '--targets=build', '--parallel=1', '--outputStyle=static'],
      count: nxTargets,
    },
  ],
  [{ name: 'weight', command: node('tools/weight/main.ts'), count: summary }],
  [{ name: 'packages', command: node('tools/checks/check-packs.ts'), count: summary }],
  [
    {
      name: 'journeys',
      command: ['playwright', 'test', '--config', 'apps/portal-e2e/playwright.config.ts'],
      count: playwright(`${results}/journeys.json`),
      browser: true,
    },
  ],
];
