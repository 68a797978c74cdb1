import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleNow } from '../testing/sample-events.ts';
import { Providers } from '../testing/with-providers.tsx';
import { Countdown } from './countdown.tsx';

afterEach(cleanup);

const parts = (left: number): string[] => {
  render(
    <Providers>
      <Countdown to={sampleNow + left} />
    </Providers>,
  );
  return ['day', 'hour', 'minute', 'second'].map((unit) => {
    const label = screen.getByText(new RegExp(`^${unit}s?$`));
    return `${label.previousElementSibling?.textContent} ${label.textContent}`;
  });
};

describe('Countdown', () => {
  it('divides what is left, with the plural of each part', () => {
    const minute = 60_000;
    expect(parts(24 * 60 * minute + 20 * 60 * minute + minute + 37_000)).toEqual([
      '01 day',
      '20 hours',
      '01 minute',
      '37 seconds',
    ]);
  });

  it('stands at zero once the moment has come', () => {
    expect(parts(-5000)).toEqual(['00 days', '00 hours', '00 minutes', '00 seconds']);
  });
});
