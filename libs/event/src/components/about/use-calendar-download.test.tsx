import { renderHook } from '@testing-library/react';
import { toEventView } from '@touchline/content';
import { expect, test, vi } from 'vitest';
import { Scene } from '../../testing/scene.tsx';
import { createWireMatch, kickOff } from '../../testing/wire.ts';
import type { CalendarEntry } from './calendar-file.ts';
import { useCalendarDownload } from './use-calendar-download.ts';

const entries: CalendarEntry[] = [];
vi.mock('./calendar-file.ts', () => ({
  createCalendarFile: (entry: CalendarEntry) => {
    entries.push(entry);
    return '';
  },
}));

test('a calendar file that is downloaded from another page contains the address of the match’s page', async () => {
  Object.assign(URL, { createObjectURL: () => '#', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const view = toEventView(createWireMatch({ status: 'upcoming' }), { text: (key) => key });
  const { result } = renderHook(() => useCalendarDownload(view), {
    wrapper: ({ children }) => <Scene path="/events/m1/">{children}</Scene>,
  });
  history.replaceState(null, '', '/archive/');
  await result.current();
  expect(entries).toMatchObject([{ eventId: 'm1', start: kickOff, url: `${window.location.origin}/events/m1/` }]);
  history.replaceState(null, '', '/');
});
