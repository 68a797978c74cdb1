import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Touchline } from './touchline.tsx';

test('the progress line draws a progress below 0 or above 1 as 0 or 1', () => {
  expect(renderToStaticMarkup(<Touchline variant="live" progress={1.4} />)).toContain('inline-size:100%');
  expect(renderToStaticMarkup(<Touchline variant="watched" progress={-1} />)).toContain('inline-size:0%');
});

test('the progress line with a label is an image with that name', () => {
  expect(renderToStaticMarkup(<Touchline variant="watched" progress={0.4} />)).toContain('aria-hidden="true"');
  const markup = renderToStaticMarkup(<Touchline variant="watched" progress={0.4} label="40% watched" />);
  expect(markup).toContain('role="img" aria-label="40% watched"');
  expect(markup).not.toContain('aria-hidden');
});

test('the progress line of an upcoming event has no progress', () => {
  expect(renderToStaticMarkup(<Touchline variant="upcoming" progress={0.5} />)).not.toContain('inline-size');
});
