import type { EndedTask } from './ended-tasks.ts';

const maxSlowTests = 10;
const inSeconds = (seconds: number) => `${seconds.toFixed(1).padStart(7)} s`;

/** Writes the end of a run: the slowest tests, each target's share, late browsers and skipped tests. */
export function getClosingText(tasks: readonly EndedTask[]): string {
  const tests = tasks.flatMap(({ target, tests: testsOfTarget }) => testsOfTarget.map((test) => ({ target, ...test })));
  const line = ({ target, seconds, title }: (typeof tests)[number]) => `${inSeconds(seconds)}  ${target}  ${title}`;
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, maxSlowTests);
  const all = tasks.reduce((sum, { seconds }) => sum + seconds, 0);
  const shares = Map.groupBy(tasks, ({ target }) => target);
  const share = ([target, seconds]: [string, number]) =>
    `${inSeconds(seconds)} ${Math.round((seconds / (all || 1)) * 100)
      .toString()
      .padStart(3)} %  ${target}`;
  const byTarget = [...shares].map(([target, tasksOfTarget]): [string, number] => [
    target,
    tasksOfTarget.reduce((sum, { seconds }) => sum + seconds, 0),
  ]);
  const notes = (field: 'leftOut' | 'lateStarts') =>
    tasks.flatMap(({ target, [field]: texts = [] }) => texts.map((note) => `  ${target}: ${note}`));
  const sections: [head: string, lines: string[]][] = [
    ['The slowest tests', slowest.map(line)],
    ['Time by target', byTarget.toSorted(([, a], [, b]) => b - a).map(share)],
    ['Browsers that started at the second attempt only', notes('lateStarts')],
    ['NOT TESTED on this machine', notes('leftOut')],
  ];
  return sections
    .filter(([, lines]) => lines.length > 0)
    .map(([head, lines]) => `${head}\n${lines.join('\n')}\n`)
    .join('\n');
}
