import { resolve } from 'node:path';
import { type Count, nxTargets, reported, summary, whole } from './count.ts';
import type { Outcome } from './run-command.ts';
import type { Share } from './share-cores.ts';

/** One part of `npm test`. A run of tests writes the report that `TEST_REPORT` names. */
export interface Part extends Share {
  command: readonly string[];
  /** Reads the number of checks from the command's outcome. @param report where a run of tests has left its report */
  count: (outcome: Outcome, report: string) => Count;
  /** Wants a browser. */
  browser?: boolean;
}

const node = (file: string) => ['node', '--conditions=@touchline/source', file];

const vitest = (...words: string[]) => [
  'vitest',
  'run',
  ...words,
  '--reporter=default',
  `--reporter=${resolve('tools/checks/vitest-reporter.ts')}`,
];

/**
 * The parts, in the order in which they begin. Unit tests wait as often as they compute, so that two workers leave room for what has one thread
 * beside them; what opens many pages, or looks at the clock, has both cores for itself.
 */
export const parts: readonly Part[] = [
  {
    name: 'types',
    cores: 1,
    command: ['node', 'node_modules/@typescript/native/bin/tsc', '-b'],
    count: whole(/error TS\d+/g),
  },
  // A machine may stumble; a promise that fails twice is broken. What needed its second try is named at the end.
  {
    name: 'unit',
    cores: 1,
    command: vitest('--project', '!reference-backend', '--maxWorkers=2', '--retry=1'),
    count: reported,
  },
  // One database, and so one file at a time: within `unit` they would come last, when half of the machine has nothing else to do.
  { name: 'backend', cores: 1, command: vitest('--project', 'reference-backend', '--retry=1'), count: reported },
  {
    name: 'builds',
    cores: 1,
    // Both write what the compiler has found out.
    after: ['types'],
    // The portal's builds all customers at once.
    command: [
      'nx',
      'run-many',
      '--targets=build',
      '--exclude=tag:layer:customer',
      '--parallel=1',
      '--outputStyle=static',
    ],
    count: nxTargets,
  },
  {
    name: 'packages',
    cores: 1,
    after: ['builds'],
    command: node('tools/checks/check-packs.ts'),
    count: summary,
    browser: true,
  },
  { name: 'weight', cores: 1, after: ['builds'], command: node('tools/weight/main.ts'), count: summary },
  { name: 'layers', cores: 1, command: node('tools/nx/check-layers.ts'), count: summary },
  { name: 'lint', cores: 1, command: ['oxlint', '--format=unix'], count: whole(/\[(?:Error|Warning)\//g) },
  { name: 'texts', cores: 1, command: node('tools/i18n/check.ts'), count: whole(/^(?!Texts:).+$/gm) },
  { name: 'customers', cores: 1, command: node('tools/customers/check.ts'), count: summary },
  { name: 'format', cores: 1, command: ['oxfmt', '--check'], count: whole(/^\S+ \(\d+ms\)$/gm) },
  {
    name: 'journeys',
    cores: 2,
    after: ['builds'],
    // Tried twice as well.
    command: ['playwright', 'test', '--config', 'apps/portal-e2e/playwright.config.ts', '--retries=1'],
    count: reported,
    browser: true,
  },
  { name: 'components', cores: 2, command: node('.storybook/check-stories.ts'), count: reported, browser: true },
  {
    name: 'player',
    cores: 2,
    command: vitest('--config', 'libs/player/vitest.browser.config.ts'),
    count: reported,
    browser: true,
  },
  {
    name: 'postgres',
    // How long a call waits is measured.
    cores: 2,
    command: vitest('--config', 'apps/reference-backend/vitest.postgres.config.ts', '--retry=1'),
    count: reported,
  },
  {
    name: 'engines',
    cores: 2,
    after: ['builds'],
    command: ['playwright', 'test', '--config', 'apps/portal-e2e/engines.config.ts', '--retries=1'],
    count: reported,
  },
];
