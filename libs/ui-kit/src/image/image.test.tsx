import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Image } from './image.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  delete document.documentElement.dataset['theme'];
});

const getPicture = () => screen.getByRole<HTMLImageElement>('img', { name: 'A goal' });

test('an image is 320 x 180 and lazy by default', () => {
  render(<Image src="a.jpg" alt="A goal" />);
  expect(getPicture().getAttribute('loading')).toBe('lazy');
  expect([getPicture().width, getPicture().height]).toEqual([320, 180]);
});

test('the priority picture is fetched eagerly with high priority', () => {
  expect(renderToString(<Image src="a.jpg" alt="" priority />)).toMatch(
    /fetchPriority="high".*loading="eager"|loading="eager".*fetchPriority="high"/i,
  );
});

test('an image falls back to the second source, then to artwork, then to the placeholder', () => {
  render(<Image src="a.jpg" fallbackSrc="b.jpg" artwork={{ plain: 'p.svg' }} alt="A goal" placeholder="mark" />);
  fireEvent.error(getPicture());
  expect(getPicture().getAttribute('src')).toBe('b.jpg');
  fireEvent.error(getPicture());
  expect(getPicture().getAttribute('src')).toBe('p.svg');
  fireEvent.error(getPicture());
  expect(getPicture().textContent).toBe('mark');
});

test('an image shows the artwork of the current theme', () => {
  document.documentElement.dataset['theme'] = 'light';
  render(<Image artwork={{ light: 'light.svg', dark: 'dark.svg' }} alt="A goal" />);
  expect(getPicture().getAttribute('src')).toBe('light.svg');
});

test('the server draws the placeholder for artwork that depends on the theme', () => {
  const html = renderToString(<Image artwork={{ light: 'light.svg', dark: 'dark.svg' }} alt="" placeholder="mark" />);
  expect(html).toContain('mark');
  expect(html).not.toContain('.svg');
});

test('an image detects that its picture failed before hydration', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  HTMLImageElement.prototype.decode = function decode() {
    return this.getAttribute('src') === 'broken.jpg' ? Promise.reject(new Error('broken')) : Promise.resolve();
  };
  render(<Image src="broken.jpg" fallbackSrc="drawing-without-size.svg" alt="A goal" />);
  await vi.waitFor(() => expect(getPicture().getAttribute('src')).toBe('drawing-without-size.svg'));
});

test('decoration is hidden also when no picture loads', () => {
  render(<Image alt="" placeholder="mark" />);
  expect(screen.queryByRole('img')).toBeNull();
});
