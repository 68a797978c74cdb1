import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Touchline } from './touchline.tsx';

test('a progress below 0 or above 1 is drawn as 0 or 1', () => {
  expect(renderToStaticMarkup(<Touchline variant="live" progress={1.4} />)).toContain('inline-size:100%');
  expect(renderToStaticMarkup(<Touchline variant="watched" progress={-1} />)).toContain('inline-size:0%');
});

test('a label makes the line an image with a name', () => {
  expect(renderToStaticMarkup(<Touchline variant="watched" progress={0.4} />)).toContain('aria-hidden="true"');
  const markup = renderToStaticMarkup(<Touchline variant="watched" progress={0.4} label="40% watched" />);
  expect(markup).toContain('role="img" aria-label="40% watched"');
  expect(markup).not.toContain('aria-hidden');
});

test('an upcoming line has no progress', () => {
  expect(renderToStaticMarkup(<Touchline variant="upcoming" progress={0.5} />)).not.toContain('inline-size');
});
