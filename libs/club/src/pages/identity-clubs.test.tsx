import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getProfile } from '@touchline/contract';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { clubPage } from './club.page.tsx';
import { createFavouriteClub } from '../components/band/club-band.tsx';
import type { ClubOptions } from '../options.ts';
import { createBackendWorld, signUp } from '../testing/backend-world.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** A new viewer of a customer with the given clubs. */
async function getViewer(options: ClubOptions) {
  const world = createBackendWorld(inject('backendUrl'));
  await signUp(world);
  const { Page } = clubPage(options);
  const OwnClubSettings = createFavouriteClub(options);
  render(
    <world.Providers path="/club/">
      <Page />
      <Suspense>
        <OwnClubSettings />
      </Suspense>
    </world.Providers>,
  );
  return { profile: () => world.api.call(getProfile) };
}

it('a club that is a sub-category is saved as identityItem, with its main category as identity, and can be removed', async () => {
  const { profile } = await getViewer({ view: 'identity_item', league_ids: ['nordic-studio'] });
  const [club] = await screen.findAllByRole('button', { pressed: false }, { timeout: 5_000 });
  const name = within(club as HTMLElement).getByText(/\w/).textContent;
  await userEvent.click(club as HTMLElement);
  expect(await screen.findByRole('region', { name }, { timeout: 5_000 })).toBeDefined();
  const { favoriteClubId, identityItem, identity } = await profile();
  expect([identityItem, identity]).toEqual([favoriteClubId, 'nordic-studio']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove club' }));
  await waitFor(async () => expect((await profile()).identityItem).toBeUndefined());
  expect(await profile()).not.toHaveProperty('favoriteClubId');
});

it('a club that is a main category is saved as identity, without an identityItem', async () => {
  const { profile } = await getViewer({ view: 'identity', league_ids: ['nordic-men'] });
  const [club, ...otherClubs] = await screen.findAllByRole('button', { pressed: false }, { timeout: 5_000 });
  expect(otherClubs).toEqual([]);
  await userEvent.click(club as HTMLElement);
  await waitFor(async () => expect((await profile()).identity).toBe('nordic-men'));
  expect(await profile()).toMatchObject({ favoriteClubId: 'nordic-men' });
  expect((await profile()).identityItem).toBeUndefined();
});
