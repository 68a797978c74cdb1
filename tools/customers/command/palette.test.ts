import { makeReadable } from '@touchline/customer-config';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { derivePalette } from './palette.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('any brand colour and accent give palettes in which every colour is readable', () => {
  fc.assert(
    fc.property(colour, colour, fc.constantFrom('dark' as const, 'light' as const), (brand, accent, scheme) => {
      const palette = derivePalette(brand, accent, scheme);
      expect(makeReadable(palette, scheme)).toEqual(palette);
    }),
    {
      examples: [
        ['#000000', '#ffffff', 'light'],
        ['#ffffff', '#000000', 'dark'],
        ['#767676', '#777777', 'light'],
      ],
    },
  );
});

test('a readable brand colour stays as it is, and only its text moves to the nearest shade', () => {
  expect(derivePalette('#c8102e', '#c8102e', 'dark')).toMatchObject({
    brand: '#c8102e',
    on_brand: '#ffffff',
    brand_text: '#da5c71',
  });
  expect(derivePalette('#ff6a13', '#ff6a13', 'dark')).toMatchObject({ brand: '#ff6a13', brand_text: '#ff6a13' });
});

test('a brand colour moves if small text on the background of selected items is unreadable', () => {
  expect(derivePalette('#c8102e', '#c8102e', 'light')).toMatchObject({ brand: '#ca1734', accent: '#c8102e' });
});
