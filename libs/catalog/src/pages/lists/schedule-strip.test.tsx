import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventListQuery } from '@touchline/content';
import { rangeOfDays } from '@touchline/contract';
import { ShownAddress } from '@touchline/feature-kit/testing';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, inject, it } from 'vitest';
import { upcomingPage } from './upcoming.page.tsx';
import { lists } from '../../api/lists.ts';
import type { CatalogOptions } from '../../options.ts';
import { createWorld } from '../../testing/catalog-world.tsx';
import { addDays } from './schedule-days.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

const siteTimeZone = 'Europe/Oslo';
const hockey = { sport_types: ['ice-hockey'] };
const options: CatalogOptions = { home: { hero: true, shelves: ['live'], scope: hockey } };
const upcoming = upcomingPage(options);
const toSiteDay = (ms: number): string => new Intl.DateTimeFormat('sv', { timeZone: siteTimeZone }).format(ms);
const today = toSiteDay(Date.now());
const yesterday = addDays(today, -1);

/** The last day before today with a result: just after midnight, no match of yesterday may be over. */
async function findLastResultDay(): Promise<string> {
  const { api, queryClient } = createWorld({ backendUrl: inject('backendUrl') });
  const { entries } = await queryClient.fetchQuery(eventListQuery(api, { ...lists.archive(hockey), size: 60 }));
  const dates = entries.flatMap(({ event_date: date }) => (date === undefined ? [] : [Date.parse(date)]));
  const day = dates.map(toSiteDay).find((each) => each < today);
  if (day === undefined) throw new Error('The archive has no result before today.');
  return day;
}

/** Opens the schedule at an address, loaded as on the server. */
async function openUpcoming(path: string) {
  const world = createWorld({ backendUrl: inject('backendUrl') });
  await upcoming.load?.(world.context({}, path));
  const page = (
    <world.Providers path={path}>
      <upcoming.Page />
      <ShownAddress />
    </world.Providers>
  );
  const getRequestBodies = () =>
    world.calls.filter(({ path: call }) => call === '/api/event/list').map(({ body }) => JSON.parse(body).filters);
  return { page, listRequestedFilters: getRequestBodies };
}
const getLocationText = () => screen.getByTestId('here').textContent;
const getDayNavigation = () => within(screen.getByRole('navigation', { name: 'Matches' }));
const getDayLinks = () => within(screen.getByRole('navigation', { name: 'Days' })).getAllByRole('link');

afterEach(cleanup);

it('the server’s HTML of a past day has its results, and that day is requested in the displayed time zone', async () => {
  const day = await findLastResultDay();
  const { page, listRequestedFilters } = await openUpcoming(`/upcoming/?day=${day}`);
  expect(renderToString(page)).toContain('data-over="true"');
  expect(listRequestedFilters().at(-1)).toMatchObject({
    status: ['live', 'upcoming', 'archived'],
    event_date: rangeOfDays(day, day, siteTimeZone),
  });
});

it('the schedule links from upcoming matches to results and back, each with its address', async () => {
  const { page } = await openUpcoming('/upcoming/');
  render(page);
  expect(getDayNavigation().getByRole('link', { name: 'To come' }).getAttribute('aria-current')).toBe('page');
  expect(getDayLinks()[0]?.textContent).toContain('All days');
  await userEvent.click(getDayNavigation().getByRole('link', { name: 'Results' }));
  await waitFor(() => expect(getLocationText()).toContain(`day=${yesterday}`));
  expect(getDayLinks().at(-1)?.getAttribute('aria-current')).toBe('date');
  await userEvent.click(getDayNavigation().getByRole('link', { name: 'To come' }));
  await waitFor(() => expect(getLocationText()).not.toContain('day='));
});

it('the schedule’s row of days keeps the address’s other filters, and drops an invalid day', async () => {
  const { page, listRequestedFilters } = await openUpcoming('/upcoming/?type=training&day=2026-02-31');
  expect(listRequestedFilters().at(-1)).toMatchObject({ category: ['training'], status: ['upcoming'] });
  render(page);
  expect(getDayLinks()[1]?.getAttribute('href')).toContain('type=training');
  expect(getDayLinks()[1]?.getAttribute('href')).toContain(`day=${today}`);
});
