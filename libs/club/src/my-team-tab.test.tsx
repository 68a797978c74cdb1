import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { myTeam } from './my-team.shell.tsx';
import { type BackendWorld, backendWorld, signUp } from './testing/backend-world.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

const MyTeam = myTeam({});
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

const show = ({ Provide }: BackendWorld, path = '/') =>
  render(
    <Provide path={path}>
      <MyTeam />
    </Provide>,
  );
const tab = () => screen.findByRole('link', { name: 'My team' }, { timeout: 5_000 });

it('the tab leads to the team’s page, and is marked as current there', async () => {
  const world = backendWorld(inject('backendUrl'));
  await signUp(world, 'lul');
  show(world, '/team/lul/');
  const link = await tab();
  expect(link.getAttribute('href')).toBe('/team/lul/');
  expect(link.getAttribute('aria-current')).toBe('page');
});

it('the tab leads to `/my-team/` on a site without team pages', async () => {
  const world = backendWorld(inject('backendUrl'), { teamPages: false });
  await signUp(world, 'lul');
  show(world);
  expect((await tab()).getAttribute('href')).toBe('/my-team/');
});

it('the tab changes with the viewer’s club, and disappears with it', async () => {
  const world = backendWorld(inject('backendUrl'));
  await signUp(world, 'lul');
  show(world);
  await tab();
  await act(() => world.session.updateProfile({ favoriteClubId: 'tra' }));
  await waitFor(async () => expect((await tab()).getAttribute('href')).toBe('/team/tra/'));
  await act(() => world.session.updateProfile({ favoriteClubId: '' }));
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});

it('makes no call on a screen without the phone’s bar', async () => {
  isPhone = false;
  const world = backendWorld(inject('backendUrl'));
  await signUp(world, 'lul');
  const requestCountBefore = world.requests.length;
  const { container } = show(world);
  await vi.dynamicImportSettled();
  expect(container.textContent).toBe('');
  expect(world.requests.length).toBe(requestCountBefore);
});
