import type { EndedTask } from './ended-tasks.ts';

const maxSlowTests = 10;
const formatSeconds = (seconds: number) => `${seconds.toFixed(1).padStart(7)} s`;

/** Writes the end of a run: the slowest tests, each target's share, late browsers, skipped and failed tests. */
export function getClosingText(tasks: readonly EndedTask[]): string {
  const tests = tasks.flatMap(({ target, tests: testsOfTarget }) => testsOfTarget.map((test) => ({ target, ...test })));
  const formatTest = ({ target, seconds, title }: (typeof tests)[number]) =>
    `${formatSeconds(seconds)}  ${target}  ${title}`;
  const slowestTests = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, maxSlowTests);
  const totalSeconds = tasks.reduce((sum, { seconds }) => sum + seconds, 0);
  const tasksByTarget = Map.groupBy(tasks, ({ target }) => target);
  const formatShare = ([target, seconds]: [string, number]) =>
    `${formatSeconds(seconds)} ${Math.round((seconds / (totalSeconds || 1)) * 100)
      .toString()
      .padStart(3)} %  ${target}`;
  const secondsByTarget = [...tasksByTarget].map(([target, targetTasks]): [string, number] => [
    target,
    targetTasks.reduce((sum, { seconds }) => sum + seconds, 0),
  ]);
  const listNotes = (field: 'leftOut' | 'lateStarts') =>
    tasks.flatMap(({ target, [field]: texts = [] }) => texts.map((note) => `  ${target}: ${note}`));
  const failedTests = tests.flatMap(({ target, title, error }) =>
    error === undefined ? [] : `  ${target}: ${title}\n${error.replaceAll(/^/gm, '    ')}`,
  );
  const sections: [head: string, lines: string[]][] = [
    ['The slowest tests', slowestTests.map(formatTest)],
    ['Time by target', secondsByTarget.toSorted(([, a], [, b]) => b - a).map(formatShare)],
    ['Browsers that started at the second attempt only', listNotes('lateStarts')],
    ['NOT TESTED on this machine', listNotes('leftOut')],
    // The failed tests come last, because a long output may lose its earlier lines.
    ['Failed tests', failedTests],
  ];
  return sections
    .filter(([, lines]) => lines.length > 0)
    .map(([head, lines]) => `${head}\n${lines.join('\n')}\n`)
    .join('\n');
}
