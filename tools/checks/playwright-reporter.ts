import { relative } from 'node:path';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { getShortError, lateStart, workspace, writeReport } from './report.ts';

const getTitle = (test: TestCase): string => {
  // The first titles are those of the run and the project.
  const [, , , ...titles] = test.titlePath();
  return [relative(workspace, test.location.file), ...titles].join(' › ');
};

/** Reports the results of the journeys to `npm test`. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter by its default export
export default class PlaywrightReporter implements Reporter {
  #suite: Suite | undefined;
  #errors = 0;

  onBegin(_: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onError(): void {
    this.#errors += 1;
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? [];
    const failed = tests.filter((test) => !test.ok()).length;
    const skipped = tests.filter((test) => test.outcome() === 'skipped');
    const reasons = skipped.flatMap(({ annotations }) => annotations.flatMap(({ description }) => description ?? []));
    writeReport({
      passed: tests.length - failed - skipped.length,
      failed: failed + this.#errors,
      tests: tests.map((test) => ({
        title: getTitle(test),
        seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        ...(!test.ok() && { error: getShortError(test.results.at(-1)?.error?.message) }),
      })),
      leftOut: [...new Set(reasons)],
      lateStarts: tests.flatMap(({ annotations }) =>
        annotations.flatMap(({ type, description }) => (type === lateStart && description) || []),
      ),
    });
  }

  printsToStdio(): boolean {
    return false;
  }
}
