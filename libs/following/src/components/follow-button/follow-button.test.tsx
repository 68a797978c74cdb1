import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { useFollowed } from '../../api/use-followed.ts';
import type { FollowingOptions } from '../../options.ts';
import {
  readFollowedAtServer,
  createFollowingWorld,
  type FollowingWorld,
  signUp,
} from '../../testing/following-world.tsx';
import { FollowButton } from './follow-button.tsx';
import { FollowIconButton } from './follow-icon-button.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

const baseUrl = inject('backendUrl');
const ravens = { kind: 'team', id: 'osl', name: 'Oslo Ravens' } as const;
const league = { kind: 'league', id: 'nordic-men', name: 'Nordic Ice League' } as const;

// Loads the lazy chunk before the tests, because its import may take longer than a test waits.
beforeAll(() => import('../../api/follow-calls.ts'));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

function Followed() {
  const { followed } = useFollowed();
  return (
    <output data-testid="followed">
      {followed()
        ?.map(({ title }) => title)
        .join(', ')}
    </output>
  );
}

async function renderButtons({ Providers }: FollowingWorld, options: FollowingOptions = { view: 'team' }) {
  // `act` waits until the texts are loaded.
  await act(
    async () =>
      void render(
        <Providers path="/team/osl/?tab=videos">
          <FollowButton target={ravens} options={options} />
          <FollowIconButton target={ravens} options={options} />
          <FollowButton target={league} options={options} />
          <Followed />
        </Providers>,
      ),
  );
}

async function renderForMember(followed?: Parameters<typeof signUp>[1], options: FollowingOptions = { view: 'team' }) {
  const world = createFollowingWorld(baseUrl, options);
  await signUp(world, followed);
  world.requests.length = 0;
  await renderButtons(world, options);
  world.start();
  return world;
}

const findNamedButton = (name: RegExp, isPressed?: boolean) =>
  screen.queryAllByRole('button', { name, ...(isPressed === undefined ? {} : { pressed: isPressed }) });
const findButton = (isPressed?: boolean) => findNamedButton(/Oslo Ravens/, isPressed);
/** Waits until both buttons for the team show the state. */
const expectPressed = (isPressed: boolean) => waitFor(() => expect(findButton(isPressed)).toHaveLength(2));
const pressFollow = async (index: 0 | 1) => userEvent.click(findButton()[index] ?? document.body);
const getSavePaths = ({ requests }: FollowingWorld) => requests.filter((path) => !path.endsWith('list_by_user'));

describe('the follow button', () => {
  it('the button and the icon button of a target have its name as label, and show the same state', async () => {
    const world = await renderForMember([['team', 'tra']]);
    await expectPressed(false);
    await pressFollow(0);
    await expectPressed(true);
    expect(screen.getByRole('button', { name: 'Following Oslo Ravens' }).textContent).toContain('Following');
    await waitFor(() => expect(screen.getByTestId('followed').textContent).toBe('Oslo Ravens, Tromsø Aurora'));
    expect(await readFollowedAtServer(world)).toEqual(['osl', 'tra']);
    await pressFollow(1);
    await expectPressed(false);
    await waitFor(async () => expect(await readFollowedAtServer(world)).toEqual(['tra']));
    await userEvent.click(screen.getByRole('button', { name: 'Follow Nordic Ice League' }));
    await waitFor(async () => expect(await readFollowedAtServer(world)).toEqual(['nordic-men', 'tra']));
    await waitFor(() =>
      expect(world.events.filter((event) => /follow/.test(JSON.stringify(event)))).toEqual([
        ['team_follow', { item_id: 'osl', item_name: 'Oslo Ravens' }],
        ['team_unfollow', { item_id: 'osl', item_name: 'Oslo Ravens' }],
        ['category_follow', { item_id: 'nordic-men', item_name: 'Nordic Ice League' }],
      ]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Following Nordic Ice League' }));
    await waitFor(() =>
      expect(world.events.at(-1)).toEqual([
        'category_unfollow',
        { item_id: 'nordic-men', item_name: 'Nordic Ice League' },
      ]),
    );
  });

  it('the follow button shows no state until the list is known, and one toast if the list fails to load', async () => {
    const world = createFollowingWorld(baseUrl);
    await signUp(world);
    const listResponse = Promise.withResolvers<Response>();
    world.setResponder((path) => (path.endsWith('list_by_user') ? listResponse.promise : undefined));
    await renderButtons(world);
    world.start();
    expect(findButton()).toHaveLength(2);
    listResponse.resolve(Response.json({ error: 'server_error' }, { status: 500 }));
    await waitFor(() => expect(world.toasts).toEqual(['loadFailed It is down.']));
    expect([findButton(true), findButton(false)]).toEqual([[], []]);
  });

  it('the follow button shows the viewer’s state after the toast’s Retry has loaded the list', async () => {
    const world = createFollowingWorld(baseUrl);
    await signUp(world, [['team', 'osl']]);
    world.setResponder((path) => (path.endsWith('list_by_user') ? Response.json({}, { status: 500 }) : undefined));
    await renderButtons(world);
    world.start();
    await waitFor(() => expect(world.toasts).toHaveLength(1));
    world.pressToast();
    await waitFor(() => expect(world.toasts).toHaveLength(2));
    world.setResponder(undefined);
    world.pressToast();
    await expectPressed(true);
    expect(world.toasts).toHaveLength(2);
  });

  it('the follow button changes once on a double press', async () => {
    const world = await renderForMember();
    await expectPressed(false);
    const response = Promise.withResolvers<undefined>();
    world.setResponder(() => response.promise.then(() => Response.json({}, { status: 500 })));
    await userEvent.dblClick(findButton()[0] ?? document.body);
    await pressFollow(1);
    expect(getSavePaths(world)).toEqual(['/api/follow/save']);
    response.resolve(undefined);
  });

  it('the follow button returns to its previous state if saving fails, and one toast names the target', async () => {
    const world = await renderForMember();
    await expectPressed(false);
    const pendingResponse = Promise.withResolvers<Response>();
    world.setResponder(() => pendingResponse.promise);
    await pressFollow(0);
    await expectPressed(true);
    pendingResponse.resolve(Response.json({ error: 'conflict' }, { status: 409 }));
    await expectPressed(false);
    expect(world.toasts).toEqual([expect.stringMatching(/^Oslo Ravens: /)]);
  });

  it('the follow button leads a visitor to the sign-in, and follows the target after it', async () => {
    const world = createFollowingWorld(baseUrl);
    await renderButtons(world);
    await waitFor(() => expect(findButton()).toHaveLength(2));
    await pressFollow(0);
    expect([world.enteredPaths, getSavePaths(world)]).toEqual([['in'], []]);
    expect(world.getPurpose()).toBe('Sign in to follow Oslo Ravens.');
    await signUp(world);
    world.start();
    await expectPressed(true);
    await waitFor(() => expect(world.toasts).toEqual(['followed Oslo Ravens']));
    expect(await readFollowedAtServer(world)).toEqual(['osl']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('the follow button shows no state after the viewer has signed out', async () => {
    const world = await renderForMember([['team', 'osl']]);
    await expectPressed(true);
    await act(() => world.session.signOut());
    await waitFor(() => expect([findButton().length, findButton(true), findButton(false)]).toEqual([2, [], []]));
    expect(screen.getByTestId('followed').textContent).toBe('');
  });

  it('there is no follow button for teams if only leagues and categories can be followed', async () => {
    const world = await renderForMember([['team', 'osl']], { view: 'identity_item' });
    await waitFor(() => expect(findNamedButton(/Follow Nordic/, false)).toHaveLength(1));
    expect(findButton()).toEqual([]);
    expect(screen.getByTestId('followed').textContent).toBe('');
    expect(await readFollowedAtServer(world)).toEqual(['osl']);
  });
});

it.each([
  ['', true],
  [', also when the backend does not announce another page', false],
])('the list of followed targets loads all pages%s', async (_, hasNextExists) => {
  const world = createFollowingWorld(baseUrl);
  await signUp(world);
  const manyTeams = Array.from({ length: 201 }, (_, index) => ({
    id: `${index}`,
    reference_id: `t${index}`,
    type: 'team',
    title: `Team ${index}`,
  }));
  world.setResponder((path, query) => {
    if (!path.endsWith('list_by_user')) return undefined;
    const [page, size] = [Number(query.get('page')), Number(query.get('size'))];
    const entries = manyTeams.slice(page * size, (page + 1) * size);
    return Response.json({
      content: { entries, ...(hasNextExists && { nextExists: manyTeams.length > (page + 1) * size }) },
    });
  });
  await renderButtons(world);
  world.start();
  await waitFor(() => expect(screen.getByTestId('followed').textContent?.split(', ')).toHaveLength(201));
  expect(world.requests.filter((path) => path.endsWith('list_by_user'))).toHaveLength(2);
  expect(findButton(false)).toHaveLength(2);
});
