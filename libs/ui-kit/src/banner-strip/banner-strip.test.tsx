import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BannerStrip } from './banner-strip.tsx';

afterEach(cleanup);

const link = { href: 'https://tickets.example/', label: 'tickets.example', blank: true };

test('a banner links to its address under its label, and a new window has no opener', () => {
  render(
    <BannerStrip
      label="Banners"
      wide={[{ shape: 'horizontal', src: '/a.svg', link }]}
      narrow={[{ shape: 'image', src: '/b.svg', link: { ...link, blank: false } }]}
    />,
  );
  const [newWindowLink, sameWindowLink] = screen.getAllByRole('link', { name: 'tickets.example' });
  expect([newWindowLink?.getAttribute('target'), newWindowLink?.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ]);
  expect(sameWindowLink?.getAttribute('target')).toBeNull();
});

test('a banner without an address is decoration, and without banners there is no region', () => {
  const { container } = render(
    <BannerStrip label="Banners" wide={[{ shape: 'vertical', src: '/a.svg' }]} narrow={[]} />,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.querySelector('img')?.alt).toBe('');
  cleanup();
  render(<BannerStrip label="Banners" wide={[]} narrow={[]} />);
  expect(screen.queryByRole('complementary')).toBeNull();
});
