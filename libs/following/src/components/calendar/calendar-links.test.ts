import { expect, test } from 'vitest';
import { createCalendarLinks } from './calendar-links.ts';

const address = 'https://tv.example/api/calendar/team/a%2Fb.ics?site=demo&lang=fr-CA';

test('the address for each calendar app contains the complete address of the feed with its query', () => {
  const { device, google, outlookUrl } = createCalendarLinks(address, 'Tromsø & Aurora');
  expect(device).toBe(address.replace('https:', 'webcal:'));
  expect(new URL(google).searchParams.get('cid')).toBe(device);
  expect([...new URL(outlookUrl).searchParams]).toEqual([
    ['url', address],
    ['name', 'Tromsø & Aurora'],
  ]);
});
