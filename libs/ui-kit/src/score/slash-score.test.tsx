import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ScoreDigits } from './score-digits.tsx';
import { SlashScore } from './slash-score.tsx';

afterEach(cleanup);

test('a score announces the sides with their names', () => {
  const { container } = render(<SlashScore home="3" away="2" label="Aurora 3, Ravens 2" />);
  const spokenElements = container.querySelectorAll('span:not([aria-hidden] *):not([aria-hidden])');
  expect([...spokenElements].at(-1)?.textContent).toBe('Aurora 3, Ravens 2');
});

test('a score is animated when it changes, but not when it first appears', () => {
  const { rerender } = render(<ScoreDigits value="0" />);
  expect(screen.getByText('0').hasAttribute('data-changed')).toBe(false);
  rerender(<ScoreDigits value="1" />);
  expect(screen.getByText('1').hasAttribute('data-changed')).toBe(true);
});
