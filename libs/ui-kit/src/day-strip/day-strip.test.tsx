import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DayStrip } from './day-strip.tsx';

afterEach(cleanup);

const days = ['Thursday', 'Friday', 'Saturday'].map((label, index) => ({
  key: label,
  above: label.slice(0, 3),
  large: String(12 + index),
  label,
  current: index === 1,
  render: (link: object) => <a href={`#${label}`} {...link} />,
}));

test('a row of days is one tab stop, and arrow keys move from day to day', () => {
  render(<DayStrip label="Days" days={days} />);
  const friday = screen.getByRole('link', { name: /Friday$/, current: 'date' });
  friday.focus();
  expect(screen.getByRole('link', { name: /Thursday$/ }).tabIndex).toBe(-1);
  fireEvent.keyDown(friday, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Saturday$/ }));
  expect(friday.tabIndex).toBe(-1);
});
