import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FollowedType } from '@touchline/contract';
import { signUpFrame } from '@touchline/feature-kit';
import { createFill, newQueryClient, createPageContextWith } from '@touchline/feature-kit/testing';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { FollowingOptions } from '../../options.ts';
import {
  readFollowedAtServer,
  createFollowingWorld,
  type FollowingWorld,
  ShownAddress,
  signUp,
} from '../../testing/following-world.tsx';
import { FollowingPages, createListResponse, sampleTeams } from '../../testing/page-world.tsx';
import { partsPage } from './parts.page.tsx';

const baseUrl = inject('backendUrl');

// “Follow all” sends a request per team, which may take longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const signUpFrameFill = createFill(signUpFrame, ({ children, summary }) => (
  <div>
    {children}
    <footer>{summary}</footer>
  </div>
));

/** Opens a page for a viewer who follows the given targets. */
async function openPage(
  path: string,
  followed: readonly (readonly [FollowedType, string])[] = [],
  options: FollowingOptions = { view: 'team' },
  prepareWorld?: (world: FollowingWorld) => unknown,
): Promise<FollowingWorld> {
  const world = createFollowingWorld(baseUrl, options);
  await signUp(world, followed);
  world.requests.length = 0;
  await prepareWorld?.(world);
  render(
    <world.Providers path={path} fills={new Map([[signUpFrameFill.slot, [signUpFrameFill]]])}>
      <FollowingPages options={options} />
      <ShownAddress />
    </world.Providers>,
  );
  world.start();
  return world;
}

const getChoices = () => screen.getAllByRole('button').filter((button) => button.closest('li'));
const getNames = () => getChoices().map((button) => button.querySelector('bdi')?.textContent);
const findChoice = (name: RegExp) => screen.findByRole('button', { name });
const getPressedState = (element: Element) => element.getAttribute('aria-pressed');
const getSearchField = () => screen.getByRole('searchbox');
const getHref = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('leagues', () => {
  it('followed leagues come first, and a press does not change the order', async () => {
    const world = await openPage('/following/league/', [['identity_item', 'nordic-women']]);
    const menChoice = await findChoice(/^Nordic Ice League, Men/);
    expect(getNames()[0]).toBe('Nordic Ice League, Women');
    expect(getPressedState(menChoice)).toBe('false');
    const namesBefore = getNames();
    await userEvent.click(menChoice);
    await waitFor(() => expect(getPressedState(menChoice)).toBe('true'));
    expect(getNames()).toEqual(namesBefore);
    await waitFor(async () => expect(await readFollowedAtServer(world)).toEqual(['nordic-men', 'nordic-women']));
    expect(getHref('Open Nordic Ice League, Men')).toBe('/following/league/nordic-men/');
  });

  it('leagues can be followed while the list of followed targets loads, but show no state until then', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const world = await openPage('/following/league/', [], undefined, ({ setResponder }) =>
      setResponder((path) => (path.endsWith('/list_by_user') ? new Promise(() => undefined) : undefined)),
    );
    await vi.advanceTimersByTimeAsync(7000);
    const menChoice = await findChoice(/^Nordic Ice League, Men/);
    expect(getPressedState(menChoice)).toBeNull();
    expect(screen.queryByText(/^\d+ of \d+$/)).toBeNull();
    vi.useRealTimers();
    world.setResponder(undefined);
    await userEvent.click(menChoice);
    await waitFor(async () => expect(await readFollowedAtServer(world)).toEqual(['nordic-men']));
  });

  it('the page of leagues leaves out categories, which have their own page', async () => {
    await openPage('/following/league/');
    await findChoice(/^Nordic Ice League, Men/);
    expect(getNames()).not.toContain('Studio');
    expect(getHref('Categories')).toBe('/following/category/');
    cleanup();
    await openPage('/following/category/');
    await findChoice(/^Studio/);
    expect(getNames()).not.toContain('Nordic Ice League, Men');
  });
});

describe('teams of a league', () => {
  it('a search finds teams without accents, and with words in any order', async () => {
    await openPage('/following/league/nordic-men/');
    await findChoice(/^Tromsø Aurora/);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nordic Ice League, Men');
    await userEvent.type(getSearchField(), 'aurora tromso');
    await waitFor(() => expect(getNames()).toEqual(['Tromsø Aurora']));
    expect(screen.getByText('1 result')).toBeTruthy();
    await userEvent.clear(getSearchField());
    await userEvent.type(getSearchField(), 'xyz');
    await screen.findByRole('heading', { name: 'Nothing found' });
    await userEvent.keyboard('{Escape}');
    await findChoice(/^Tromsø Aurora/);
  });

  it('the search for teams is in the address', async () => {
    await openPage('/following/league/nordic-men/?q=bergen');
    await findChoice(/^Bergen/);
    expect(getNames()).toHaveLength(1);
    await userEvent.type(getSearchField(), ' storm');
    await waitFor(() => expect(location.search).toBe('?q=bergen+storm'));
  });

  it('“Follow all” follows a league’s teams with one message, and its undo leaves earlier follows', async () => {
    const world = await openPage('/following/league/nordic-men/', [['team', 'osl']]);
    const [firstChoice] = [await findChoice(/^Oslo Ravens/)];
    const choiceCount = getNames().length;
    expect(getNames()[0]).toBe('Oslo Ravens');
    await userEvent.click(screen.getByRole('button', { name: 'Follow all teams' }));
    const statusElement = await screen.findByText('You follow all teams now.');
    await waitFor(() => expect(document.activeElement).toBe(statusElement));
    expect(getChoices().map(getPressedState)).toEqual(Array.from({ length: choiceCount }, () => 'true'));
    expect(await readFollowedAtServer(world)).toHaveLength(choiceCount);
    expect(world.toasts).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone.');
    expect(await readFollowedAtServer(world)).toEqual(['osl']);
    expect(getPressedState(firstChoice)).toBe('true');
  });

  it('another viewer who signs in after “Follow all” gets no undo', async () => {
    const otherCredentials = await signUp(createFollowingWorld(baseUrl));
    const { session } = await openPage('/following/league/nordic-men/');
    await findChoice(/^Oslo Ravens/);
    await userEvent.click(screen.getByRole('button', { name: 'Follow all teams' }));
    await screen.findByRole('button', { name: 'Undo' });
    // Another viewer signs in, for example in another tab.
    await act(() => session.signIn(otherCredentials));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(screen.queryByText('You follow all teams now.')).toBeNull();
  });

  it('the undo of “Follow all” stays during a search', async () => {
    const world = await openPage('/following/league/nordic-men/');
    await findChoice(/^Oslo Ravens/);
    await userEvent.click(screen.getByRole('button', { name: 'Follow all teams' }));
    await screen.findByText('You follow all teams now.');
    await userEvent.type(getSearchField(), 'tromso');
    await waitFor(() => expect(getNames()).toEqual(['Tromsø Aurora']));
    expect(screen.queryByRole('button', { name: 'Follow all teams' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone.');
    expect(await readFollowedAtServer(world)).toEqual([]);
  });

  it('“Follow all” shows one message if some teams fail, and Retry follows the others', async () => {
    let failuresLeft = 3;
    const world = await openPage('/following/league/nordic-men/', [], undefined, ({ setResponder }) =>
      setResponder((path) => {
        if (!path.endsWith('/follow/save')) return undefined;
        failuresLeft -= 1;
        return failuresLeft < 0 ? undefined : new Response('{"error":"server_error"}', { status: 500 });
      }),
    );
    await findChoice(/^Oslo Ravens/);
    const choiceCount = getNames().length;
    await userEvent.click(screen.getByRole('button', { name: 'Follow all teams' }));
    await screen.findByText(`${choiceCount - 3} of ${choiceCount} saved. Try the rest again.`);
    expect(world.toasts).toEqual([]);
    expect(await readFollowedAtServer(world)).toHaveLength(choiceCount - 3);
    await userEvent.click(screen.getByRole('button', { name: 'Follow all teams' }));
    await screen.findByText('You follow all teams now.');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone.');
    expect(await readFollowedAtServer(world)).toEqual([]);
  });

  it('the backend searches teams if a league has more than one page of teams', async () => {
    const requests: string[] = [];
    await openPage('/following/league/nordic-men/', [], undefined, ({ setResponder }) =>
      setResponder((path, _query, body) => {
        if (!path.endsWith('/team/list')) return undefined;
        requests.push(body);
        return body.includes('search.text')
          ? createListResponse(sampleTeams.slice(0, 1))
          : createListResponse(sampleTeams.slice(1), true);
      }),
    );
    await findChoice(/^Oslo Ravens/);
    await userEvent.type(getSearchField(), 'tromso');
    await findChoice(/^Tromsø Aurora/);
    expect(getNames()).toEqual(['Tromsø Aurora']);
    expect(requests.filter((body) => body.includes('search.text'))).toHaveLength(1);
  });
});

describe('teams of all leagues', () => {
  it('followed teams come first, then teams of followed leagues', async () => {
    await openPage('/following/league/all/', [
      ['identity_item', 'nordic-women'],
      ['team', 'osl'],
    ]);
    await findChoice(/^Oslo Ravens Nordic Ice League, Men/);
    const lines = getChoices().map((button) => button.textContent);
    expect(lines[0]).toContain('Oslo Ravens');
    expect(lines[1]).toContain('Nordic Ice League, Women');
  });

  it('the viewer’s club comes first, before followed teams', async () => {
    await openPage('/following/league/all/', [['team', 'osl']], undefined, ({ session }) =>
      session.updateProfile({ favoriteClubId: 'tra' }),
    );
    await findChoice(/^Tromsø Aurora Nordic Ice League, Men/);
    expect(getNames().slice(0, 2)).toEqual(['Tromsø Aurora', 'Oslo Ravens']);
  });

  it('a league lists its sub-categories if teams cannot be followed', async () => {
    await openPage('/following/league/nordic-men/', [], { view: 'identity_item' });
    await waitFor(() => expect(getNames().length).toBeGreaterThan(1));
    expect(getNames()).not.toContain('Oslo Ravens');
    expect(screen.queryByRole('link', { name: 'Teams' })).toBeNull();
    cleanup();
    await openPage('/following/league/all/', [], { view: 'identity_item' });
    await screen.findByRole('heading', { level: 1, name: 'Which categories do you follow?' });
  });
});

describe('the list of followed targets', () => {
  it('the list of followed targets groups its entries, leaves an unfollowed entry in place, and follows it again on another press', async () => {
    const world = await openPage('/following/league/followed/', [
      ['identity_item', 'nordic-men'],
      ['team', 'osl'],
      ['identity_item', 'nordic-studio'],
    ]);
    const ravensChoice = await findChoice(/^Oslo Ravens/);
    expect(getNames()).toEqual(['Nordic Ice League, Men', 'Oslo Ravens']);
    await userEvent.click(ravensChoice);
    await waitFor(async () => expect(await readFollowedAtServer(world)).toEqual(['nordic-studio', 'nordic-men']));
    expect(getPressedState(ravensChoice)).toBe('false');
    await userEvent.click(ravensChoice);
    await waitFor(() => expect(getPressedState(ravensChoice)).toBe('true'));
  });

  it('a league’s list of followed targets has only entries of that league', async () => {
    await openPage('/following/league/nordic-men/followed/', [
      ['team', 'osl'],
      ['team', 'osl-w'],
    ]);
    await findChoice(/^Oslo Ravens/);
    expect(getNames()).toEqual(['Oslo Ravens']);
  });

  it('an empty list of followed targets links to the page on which to follow some', async () => {
    await openPage('/following/league/followed/');
    await screen.findByRole('heading', { name: 'You don’t follow anyone here yet' });
    expect(getHref('Choose who to follow')).toBe('/following/league/');
  });

  it('a list of followed targets with more than twenty pages says that the rest is left out [fault-8b]', async () => {
    await openPage('/following/league/followed/', [], undefined, ({ setResponder }) =>
      setResponder((path, query) => {
        if (!path.endsWith('/list_by_user')) return undefined;
        const id = `team-${query.get('page')}`;
        return Response.json({
          content: {
            entries: [{ id, reference_id: id, type: 'team', title: id, identities_id: ['nordic-men'] }],
            nextExists: true,
          },
        });
      }),
    );
    expect(await screen.findByText('This list shows only its first 20 entries.')).toBeTruthy();
  });

  it('Retry loads the list of followed targets after a failure', async () => {
    let isBackendDown = true;
    await openPage('/following/league/followed/', [['team', 'osl']], undefined, ({ setResponder }) =>
      setResponder((path) =>
        isBackendDown && path.endsWith('/list_by_user')
          ? new Response('{"error":"server_error"}', { status: 500 })
          : undefined,
      ),
    );
    const alert = await screen.findByRole('alert');
    isBackendDown = false;
    await userEvent.click(within(alert).getByRole('button'));
    expect(await findChoice(/^Oslo Ravens/)).toBeTruthy();
  });
});

describe('sign-up steps', () => {
  it('sign-up steps show the number of choices next to the button that continues, and keep the returnTo address', async () => {
    await openPage('/auth/sign-up/following/league/?returnTo=%2Flive%2F', [['identity_item', 'nordic-men']]);
    await findChoice(/^Nordic Ice League, Men/);
    expect(await screen.findByText('1 selected')).toBeTruthy();
    expect(getHref('Open Nordic Ice League, Men')).toBe(
      '/auth/sign-up/following/league/nordic-men/?returnTo=%2Flive%2F',
    );
    expect(screen.queryByRole('link', { name: 'Teams' })).toBeNull();
  });
});

describe('a page’s address', () => {
  const loadPage = (leagueId: string, kind: 'league' | 'category' = 'league') =>
    partsPage({ kind, isFollowed: false, isSignUp: false }, { view: 'team' }).load?.(
      createPageContextWith({
        api: createFollowingWorld(baseUrl).api,
        queryClient: newQueryClient(),
        params: { leagueId, mainId: leagueId },
      }),
    );

  it.each(['league', 'category'] as const)('the page of an unknown %s gives a 404 about that kind', async (kind) => {
    await expect(loadPage('nothing', kind)).rejects.toMatchObject({ code: 'not_found', cause: { context: kind } });
    // A sub-category is neither a league nor a main category.
    await expect(loadPage('nordic-men-playoffs', kind)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('/following/league/ with a category’s id redirects to /following/category/, and /following/category/ with a league’s id to /following/league/', async () => {
    expect(await loadPage('nordic-studio')).toEqual({ moved: '/following/category/nordic-studio/' });
    expect(await loadPage('nordic-men', 'category')).toEqual({ moved: '/following/league/nordic-men/' });
  });
});
