import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { createMyTeamFill } from './my-team.shell.tsx';
import { type BackendWorld, createBackendWorld, signUp } from '../testing/backend-world.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

const MyTeam = createMyTeamFill({});
let isPhone = true;

beforeEach(() => {
  localStorage.clear();
  isPhone = true;
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const renderTab = ({ Providers }: BackendWorld, path = '/') =>
  render(
    <Providers path={path}>
      <MyTeam />
    </Providers>,
  );
const findTab = () => screen.findByRole('link', { name: 'My team' }, { timeout: 5_000 });

it('the tab of the viewer’s club links to the team’s page, and is the current tab there', async () => {
  const world = createBackendWorld(inject('backendUrl'));
  await signUp(world, 'lul');
  renderTab(world, '/team/lul/');
  const link = await findTab();
  expect(link.getAttribute('href')).toBe('/team/lul/');
  expect(link.getAttribute('aria-current')).toBe('page');
});

it('the tab of the viewer’s club leads to `/my-team/` on a site without team pages', async () => {
  const world = createBackendWorld(inject('backendUrl'), { teamPages: false });
  await signUp(world, 'lul');
  renderTab(world);
  expect((await findTab()).getAttribute('href')).toBe('/my-team/');
});

it('the tab of the viewer’s club changes with the club, and disappears with it', async () => {
  const world = createBackendWorld(inject('backendUrl'));
  await signUp(world, 'lul');
  renderTab(world);
  await findTab();
  await act(() => world.session.updateProfile({ favoriteClubId: 'tra' }));
  await waitFor(async () => expect((await findTab()).getAttribute('href')).toBe('/team/tra/'));
  await act(() => world.session.updateProfile({ favoriteClubId: '' }));
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});

it('the tab of the viewer’s club makes no call on a screen without the phone’s tab bar', async () => {
  isPhone = false;
  const world = createBackendWorld(inject('backendUrl'));
  await signUp(world, 'lul');
  const requestCountBefore = world.requests.length;
  const { container } = renderTab(world);
  await vi.dynamicImportSettled();
  expect(container.textContent).toBe('');
  expect(world.requests.length).toBe(requestCountBefore);
});
