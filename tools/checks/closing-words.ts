import type { TestRun } from './report.ts';

/** A part that has ended, as the end of a run shows it. */
export interface EndedPart {
  name: string;
  seconds: number;
  /** Empty where it does not run tests. */
  tests: readonly TestRun[];
  /** Why tests of it were left out. */
  leftOut?: readonly string[];
}

const most = 10;
const inSeconds = (seconds: number) => `${seconds.toFixed(1).padStart(7)} s`;

/** What stands at the end of a run, so that it stays fast and nothing is hidden: the slowest tests, the parts' shares, second tries. */
export function closingWords(parts: readonly EndedPart[]): string {
  const tests = parts.flatMap(({ name, tests: own }) => own.map((test) => ({ part: name, ...test })));
  const line = ({ part, seconds, title }: (typeof tests)[number]) => `${inSeconds(seconds)}  ${part}  ${title}`;
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, most);
  const again = tests.filter(({ tries }) => tries > 1);
  const indented = (words: string) => words.replaceAll(/^/gm, ' '.repeat(11));
  const withStumble = (test: (typeof tests)[number]) =>
    [line(test), ...(test.stumble === undefined ? [] : [indented(test.stumble)])].join('\n');
  const all = parts.reduce((sum, { seconds }) => sum + seconds, 0);
  const share = ({ name, seconds }: EndedPart) =>
    `${inSeconds(seconds)} ${Math.round((seconds / (all || 1)) * 100)
      .toString()
      .padStart(3)} %  ${name}`;
  const leftOut = parts.flatMap(({ name, leftOut: reasons = [] }) => reasons.map((why) => `  ${name}: ${why}`));
  const sections: [head: string, lines: string[]][] = [
    ['The slowest tests', slowest.map(line)],
    ['Time by part', parts.toSorted((a, b) => b.seconds - a.seconds).map(share)],
    ['Passed or failed at the second try only: to be mended', again.map(withStumble)],
    ['NOT TESTED on this machine', leftOut],
  ];
  return sections
    .filter(([, lines]) => lines.length > 0)
    .map(([head, lines]) => `${head}\n${lines.join('\n')}\n`)
    .join('\n');
}
