import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleNowMs } from '../testing/sample-events.ts';
import { Providers } from '../testing/with-providers.tsx';
import { Countdown } from './countdown.tsx';

afterEach(cleanup);

const renderParts = (remainingMs: number): string[] => {
  render(
    <Providers>
      <Countdown targetMs={sampleNowMs + remainingMs} />
    </Providers>,
  );
  return ['day', 'hour', 'minute', 'second'].flatMap((unit) => {
    const label = screen.queryByText(new RegExp(`^${unit}s?$`));
    return label ? [`${label.previousElementSibling?.textContent} ${label.textContent}`] : [];
  });
};

describe('Countdown', () => {
  it('a countdown divides the remaining time into units, each with its plural', () => {
    const minuteMs = 60_000;
    expect(renderParts(24 * 60 * minuteMs + 20 * 60 * minuteMs + minuteMs + 37_000)).toEqual([
      '01 day',
      '20 hours',
      '01 minute',
      '37 seconds',
    ]);
  });

  it('a countdown of more than 30 days becomes a date [ruling-12]', () => {
    const dayMs = 24 * 3_600_000;
    expect(renderParts(30 * dayMs)).toEqual(['30 days', '00 hours', '00 minutes', '00 seconds']);
    cleanup();
    expect(renderParts(30 * dayMs + 1000)).toEqual([]);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText('Saturday, March 14').getAttribute('datetime')).toMatch(/^2026-03-14T/);
  });

  it('a countdown shows zero once its time has passed', () => {
    expect(renderParts(-5000)).toEqual(['00 hours', '00 minutes', '00 seconds']);
  });

  it('a countdown leaves out days within the last 24 hours', () => {
    expect(renderParts(24 * 3_600_000 - 1000)).toEqual(['23 hours', '59 minutes', '59 seconds']);
  });

  it.each<[left: number, sentence: string]>([
    [160_897_000, '1 day, 20 hours, 41 minutes, and 37 seconds'],
    [61_000, '0 hours, 1 minute, and 1 second'],
  ])('a screen reader reads the shown units in one sentence', (remainingMs, sentence) => {
    renderParts(remainingMs);
    expect(within(screen.getByRole('timer')).getByText(sentence)).toBeDefined();
    const shownElement = screen.getByText(/^minutes?$/).closest('[dir]');
    expect(shownElement?.getAttribute('aria-hidden')).toBe('true');
  });

  it('the countdown stays left to right in a right-to-left language', () => {
    renderParts(160_897_000);
    expect(screen.getByText('day').closest('[dir]')?.getAttribute('dir')).toBe('ltr');
  });
});
