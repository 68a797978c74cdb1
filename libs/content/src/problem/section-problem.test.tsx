// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Providers } from '../testing/with-providers.tsx';
import { SectionProblem } from './section-problem.tsx';

afterEach(() => void vi.restoreAllMocks());

it.each([
  [true, 'Try again in a moment.'],
  [false, 'You’re offline.'],
])('when the browser is online (%s), the error of a failed part is “%s” [fault-9r]', async (isOnLine, expectedText) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
  render(
    <Providers>
      <SectionProblem onRetry={() => {}} />
    </Providers>,
  );
  expect(await screen.findByText(expectedText)).toBeTruthy();
});
