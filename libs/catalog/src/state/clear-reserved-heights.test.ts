import { signedInViewerAtom } from '@touchline/feature-kit';
import { reservedHeightProperty } from '@touchline/feature-kit/marks';
import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { clearReservedHeights } from './clear-reserved-heights.ts';

test('the reserved heights of the personal rows are cleared when the viewer signs out', async () => {
  const { style } = document.documentElement;
  const atoms = createStore();
  style.setProperty(reservedHeightProperty, '420px');
  clearReservedHeights({ atoms });
  atoms.set(signedInViewerAtom, '1');
  expect(style.getPropertyValue(reservedHeightProperty)).toBe('420px');
  atoms.set(signedInViewerAtom, null);
  await vi.waitFor(() => expect(style.getPropertyValue(reservedHeightProperty)).toBe(''));
});
