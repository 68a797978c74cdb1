import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShownAddress } from '@touchline/feature-kit/testing';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { archivePage } from '../../pages/lists/archive.page.tsx';
import type { CatalogOptions } from '../../options.ts';
import { createWorld } from '../../testing/catalog-world.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

const options: CatalogOptions = { gender: true, home: { hero: true, shelves: ['live'], scope: {} } };
const archive = archivePage(options);

/** Opens the archive at an address, loaded as on the server. */
async function openArchive(path: string) {
  const world = createWorld({ backendUrl: inject('backendUrl') });
  await archive.load?.(world.context({}, path));
  const page = (
    <world.Providers path={path}>
      <archive.Page />
      <ShownAddress />
    </world.Providers>
  );
  const getRequestBodies = () =>
    world.calls.filter(({ path: call }) => call === '/api/event/list').map(({ body }) => JSON.parse(body));
  return { ...world, page, listRequestBodies: getRequestBodies };
}
const getLocationText = () => screen.getByTestId('here').textContent;
const getFilterBar = () => screen.getByRole('region', { name: 'Filters' });

afterEach(cleanup);

describe('a filtered list', () => {
  it('the server’s HTML of a filtered list has the filters of its address, with their titles and the number of results', async () => {
    const { page, listRequestBodies } = await openArchive('/archive/?gender=female&league=nordic-men,no-such-league');
    const html = renderToString(page);
    expect(html).toContain('Women');
    expect(html).toMatch(/\d results?</);
    expect(html).toContain('Remove filter: Nordic Ice League, Men');
    expect(html).not.toContain('Remove filter: no-such-league');
    // The unknown league is removed, and the other filters stay.
    expect(listRequestBodies().at(-1)).toMatchObject({
      count: true,
      filters: { 'identities.id': ['nordic-men'], 'identities.type': ['identity'], gender: ['female'] },
    });
  });

  it('a filtered list drops a sport without events, and requests no name for a sport that the portal knows', async () => {
    const { page, listRequestBodies, calls } = await openArchive('/archive/?sport=zzz,basketball&gender=female');
    const html = renderToString(page);
    expect(html).toContain('Remove filter: Basketball');
    expect(html).not.toContain('Remove filter: Zzz');
    expect(listRequestBodies().at(-1).filters).toMatchObject({ sportType: ['basketball'], gender: ['female'] });
    const firstVisit = await openArchive('/archive/?sport=basketball');
    expect([calls.length, firstVisit.calls.length]).toEqual([3, 1]);
  });

  it('a filtered list makes no request after hydration, or for the same filters in another order', async () => {
    const { page, listRequestBodies, context } = await openArchive('/archive/?date=past_7_days&gender=male,female');
    render(page);
    await archive.load?.(context({}, '/archive/?gender=female,male&utm_source=mail&date=past_7_days'));
    expect(listRequestBodies()).toHaveLength(1);
  });

  it('a filtered list removes one filter by its chip and all filters by a button, and the focus stays in the bar', async () => {
    const { page } = await openArchive('/archive/?utm_source=mail&gender=female&type=training&sort=title_asc');
    render(page);
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Training' }));
    await waitFor(() => expect(getLocationText()).toBe('/archive/?utm_source=mail&gender=female&sort=title_asc'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove filter: Women' }));
    await userEvent.click(within(getFilterBar()).getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(getLocationText()).toBe('/archive/?utm_source=mail&sort=title_asc'));
    expect(getFilterBar().contains(document.activeElement)).toBe(true);
  });

  it('a filtered list has links to days, which filter it', async () => {
    const { page } = await openArchive('/archive/?gender=male');
    render(page);
    const pastWeekLink = screen.getByRole('link', { name: 'Past 7 days' });
    expect(pastWeekLink.getAttribute('href')).toBe('/archive/?gender=male&date=past_7_days');
    await userEvent.click(pastWeekLink);
    expect(screen.getByRole('link', { name: 'Past 7 days', current: true })).toBeDefined();
    await waitFor(() => expect(getLocationText()).toBe('/archive/?gender=male&date=past_7_days'));
  });

  it('a filter menu loads its choices when it is opened, and a choice filters the list', async () => {
    const { page, calls } = await openArchive('/archive/');
    render(page);
    expect(calls.some(({ path }) => path === '/api/identity/list')).toBe(false);
    await userEvent.click(within(getFilterBar()).getByRole('button', { name: 'League' }));
    const choices = await screen.findAllByRole('menuitemradio');
    expect(choices[0]?.getAttribute('aria-checked')).toBe('true');
    await userEvent.click(choices[1] as HTMLElement);
    await waitFor(() => expect(getLocationText()).toMatch(/\?league=./));
    expect(await screen.findByRole('button', { name: /^Remove filter/ })).toBeDefined();
  });

  it('a filtered list without results names its filters, counts zero results, and clears the filters by a button', async () => {
    const { page } = await openArchive('/archive/?gender=mixed&date=1999-01-01_1999-01-02');
    render(page);
    expect(screen.getByRole('heading', { name: 'Nothing matches these filters' })).toBeDefined();
    expect(screen.getByText(/There is nothing for: Mixed and /)).toBeDefined();
    expect(within(getFilterBar()).getByRole('status').textContent).toBe('0 results');
    const [clearButton] = screen.getAllByRole('button', { name: 'Clear filters' }).slice(-1);
    await userEvent.click(clearButton as HTMLElement);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(24));
    expect(getLocationText()).toBe('/archive/');
  });
});

describe('the sheet of phones', () => {
  it('the filter sheet changes the list only when the viewer applies it, and returns the focus', async () => {
    const { page } = await openArchive('/archive/');
    render(page);
    const filtersButton = within(getFilterBar()).getByRole('button', { name: 'Filters' });
    await userEvent.click(filtersButton);
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.selectOptions(within(sheet).getByLabelText('Men or women'), 'Women');
    await userEvent.selectOptions(within(sheet).getByLabelText('Date'), 'Pick dates');
    await userEvent.type(within(sheet).getByLabelText('From'), '2026-02-01');
    expect(getLocationText()).toBe('/archive/#filters');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Show results' }));
    await waitFor(() => expect(getLocationText()).toBe('/archive/?gender=female&date=2026-02-01_'));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Filters/));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the open filter sheet adds its hash to the address, and changes no filter when it closes or applies no change', async () => {
    const { page } = await openArchive('/archive/?gender=female');
    render(page);
    for (const buttonName of ['Close', 'Show results']) {
      await userEvent.click(within(getFilterBar()).getByRole('button', { name: /^Filters/ }));
      const sheet = await screen.findByRole('dialog', { name: 'Filters' });
      expect(getLocationText()).toBe('/archive/?gender=female#filters');
      await userEvent.click(within(sheet).getByRole('button', { name: buttonName }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(getLocationText()).toBe('/archive/?gender=female');
    }
  });
});
