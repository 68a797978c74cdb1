import { ownRows } from '@touchline/content';
import { ownRoom } from '@touchline/feature-kit/marks';
import { expect, test } from 'vitest';
import { forgetRoom } from './forget-room.ts';

test('deletes the stored names and heights of a viewer’s own rows, and the reserved room', () => {
  const root = document.documentElement;
  root.dataset['site'] = 'acme';
  localStorage.setItem('touchline.acme.own', '420px');
  root.style.setProperty(ownRoom, '420px');
  ownRows.note('watchlist', 210);
  expect(localStorage).toHaveLength(2);
  forgetRoom();
  expect([localStorage.length, root.style.getPropertyValue(ownRoom)]).toEqual([0, '']);
});
