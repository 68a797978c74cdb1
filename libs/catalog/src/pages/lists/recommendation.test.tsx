import { cleanup, render, screen, within } from '@testing-library/react';
import { listEvents } from '@touchline/contract';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, inject, it } from 'vitest';
import type { CatalogOptions } from '../../options.ts';
import { createWorld } from '../../testing/catalog-world.tsx';
import { createSignedIn } from '../../testing/signed-in.tsx';
import { recommendationPage } from './recommendation.page.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

const options: CatalogOptions = { home: { hero: true, shelves: ['live'], scope: { league_ids: ['nordic-men'] } } };
const { Page } = recommendationPage(options);

afterEach(cleanup);

it('the page of recommendations shows the backend’s suggestions for the viewer within the site’s scope', async () => {
  const { api, Providers } = await createSignedIn(inject('backendUrl'));
  const filters = { 'identities.id': ['nordic-men'], suggested: true };
  const { entries } = await api.call(listEvents, { body: { size: 24, filters } });
  render(
    <Providers>
      <Page />
    </Providers>,
  );
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual(
    entries.map(({ id }) => `/events/${id}/`),
  );
});

it('the server renders only a frame of the recommendations, which are empty on a site without sign-in', async () => {
  const { Providers } = createWorld({ backendUrl: inject('backendUrl') });
  const page = (
    <Providers>
      <Page />
    </Providers>
  );
  expect(renderToString(page)).not.toContain('/events/');
  render(page);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Recommended for you');
  expect(await screen.findByRole('heading', { level: 2 })).toBeDefined();
});
