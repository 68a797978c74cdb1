import { type Count, nxTargets, playwright, summary, vitest, whole } from './count.ts';
import type { Outcome } from './run-command.ts';

/** One part of `npm test`. */
export interface Part {
  name: string;
  /** Run one after the other, until one fails. */
  commands: readonly (readonly string[])[];
  /** Reads the number of checks from each command's outcome. */
  count: (outcome: Outcome) => Count;
  env?: Readonly<Record<string, string>>;
  /** Wants a browser. */
  browser?: boolean;
}

const node = (file: string) => ['node', '--conditions=@touchline/source', file];
const results = 'test-results';

const vitestRun = (name: string, ...options: string[]) => {
  const file = `${results}/${name}.json`;
  return {
    commands: [['vitest', 'run', ...options, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]],
    count: vitest(file),
  };
};

/**
 * The parts, in stages: a stage begins when the one before has ended; within a stage two parts run at a time. What
 * needs much memory or a quiet machine stands alone.
 */
export const stages: readonly (readonly Part[])[] = [
  [
    { name: 'format', commands: [['oxfmt', '--check']], count: whole(/^\S+ \(\d+ms\)$/gm) },
    { name: 'lint', commands: [['oxlint', '--format=unix']], count: whole(/\[(?:Error|Warning)\//g) },
    { name: 'customers', commands: [node('tools/customers/check.ts')], count: summary },
    { name: 'texts', commands: [node('tools/i18n/check.ts')], count: summary },
    {
      name: 'types',
      commands: [['node', 'node_modules/@typescript/native/bin/tsc', '-b']],
      count: whole(/error TS\d+/g),
    },
    { name: 'layers', commands: [['nx', 'layers', '@touchline/nx']], count: summary },
  ],
  [{ name: 'unit', ...vitestRun('unit') }],
  [{ name: 'components', ...vitestRun('components', '--config', '.storybook/vitest.config.ts'), browser: true }],
  [
    {
      name: 'builds',
      commands: [['nx', 'run-many', '--targets=build', '--parallel=1', '--outputStyle=static']],
      count: nxTargets,
    },
  ],
  [{ name: 'packages', commands: [node('tools/checks/check-packs.ts')], count: summary }],
  [
    {
      name: 'journeys',
      commands: [['playwright', 'test', '--config', 'apps/portal-e2e/playwright.config.ts', '--reporter=list,json']],
      count: playwright(`${results}/journeys.json`),
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/journeys.json` },
      browser: true,
    },
  ],
];
