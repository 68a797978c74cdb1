// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const readStyles = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

test('on a slow network, times of another zone appear when a served match clock disappears', () => {
  const seconds = /animation: disappear 0s (\d+s) /.exec(readStyles('live-clock.module.css'))?.[1];
  expect(seconds).toBe('3s');
  expect(readStyles('../../../ui-kit/src/styles/base.css')).toContain(`animation: zoned ${seconds} step-end;`);
});
