import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { getShortError, workspace, writeReport } from './report.ts';

/** Reports the results of a vitest run to `npm test`. */
// oxlint-disable-next-line import/no-default-export -- vitest takes a reporter by its default export
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()].map((test) => ({ module, test })));
    const count = (state: 'passed' | 'failed') => tests.filter(({ test }) => test.result().state === state).length;
    const reasons = tests.flatMap(({ test }) => {
      const result = test.result();
      return result.state === 'skipped' && result.note !== undefined ? [result.note] : [];
    });
    const unloadedCount = modules.filter((module) => module.errors().length > 0).length;
    writeReport({
      passed: count('passed'),
      failed: count('failed') + unloadedCount + errors.length,
      ...(reasons.length > 0 && { leftOut: [...new Set(reasons)] }),
      tests: tests.map(({ module, test }) => ({
        title: `${relative(workspace, module.moduleId)} › ${test.fullName}`,
        seconds: (test.diagnostic()?.duration ?? 0) / 1000,
        ...(test.result().state === 'failed' && { error: getShortError(test.result().errors?.[0]?.message) }),
      })),
    });
  }
}
