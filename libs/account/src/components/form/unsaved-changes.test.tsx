import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Link, useNavigate } from 'react-router-dom';
import type { SessionEnd } from '@touchline/auth-session';
import { AccountWorld, ShownAddress } from '../../testing/account-world.tsx';
import { enterText } from '../../testing/enter.ts';
import { anonymousState, createFakeSession, memberState, memberUser } from '../../testing/fake-session.ts';
import { General } from '../../pages/account/general.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

function Links() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/live/">Live</Link>
      <Link to="?menu=open">Menu</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <ShownAddress />
    </>
  );
}

function renderGeneral(session = createFakeSession(memberState, { updateProfile: () => Promise.resolve(memberUser) })) {
  const endListeners: ((end: SessionEnd) => void)[] = [];
  session.onEnd = (listener) => {
    endListeners.push(listener);
    return () => undefined;
  };
  const notify = vi.fn();
  const page = render(
    <AccountWorld session={session} notify={notify} path="/account/general/">
      <General />
      <Links />
    </AccountWorld>,
  );
  return { session, notify, page, end: (end: SessionEnd) => endListeners.forEach((listener) => listener(end)) };
}
const getAddress = () => screen.getByTestId('here').textContent;
const findCity = () => screen.findByLabelText<HTMLInputElement>('City');
const press = (name: string) => userEvent.click(screen.getByText(name));
const question = 'Leave without saving?';

it('a link does not leave a form with typed changes until the viewer confirms', async () => {
  renderGeneral();
  await enterText(await findCity(), ' Oslo');
  await press('Live');
  await screen.findByRole('dialog', { name: question });
  await userEvent.click(screen.getAllByRole('button', { name: 'Keep editing' })[0] ?? document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(getAddress()).toBe('/account/general/');
  expect((await findCity()).value).toContain('Oslo');
  await press('Live');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(getAddress()).toBe('/live/'));
});

it('the Back button does not leave a form with typed changes until the viewer confirms', async () => {
  renderGeneral();
  await findCity();
  await press('Menu');
  await waitFor(() => expect(getAddress()).toBe('/account/general/?menu=open'));
  await press('Live');
  await waitFor(() => expect(getAddress()).toBe('/live/'));
  await enterText(await findCity(), ' Oslo');
  await press('Back');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(getAddress()).toBe('/account/general/?menu=open'));
});

it.each([
  ['without changes', async () => undefined],
  [
    'with a change that the viewer has undone',
    async () => {
      await enterText(await findCity(), 'x');
      await userEvent.keyboard('{Backspace}');
    },
  ],
])('a form %s asks no question', async (_, change) => {
  renderGeneral();
  await findCity();
  await change();
  await press('Live');
  await waitFor(() => expect(getAddress()).toBe('/live/'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a form asks no question after a save', async () => {
  const updateProfile = () => {
    session.setState({ user: { ...memberUser, city: 'TromsøOslo' } });
    return Promise.resolve({ ...memberUser, city: 'TromsøOslo' });
  };
  const session = createFakeSession(memberState, { updateProfile });
  const { notify } = renderGeneral(session);
  await enterText(await findCity(), 'Oslo');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notify).toHaveBeenCalledOnce());
  await press('Live');
  await waitFor(() => expect(getAddress()).toBe('/live/'));
});

it('a change of the address’s query and a session without a viewer cause no question', async () => {
  const { session } = renderGeneral();
  await enterText(await findCity(), 'Oslo');
  await press('Menu');
  await waitFor(() => expect(getAddress()).toBe('/account/general/?menu=open'));
  act(() => session.setState(anonymousState));
  await press('Live');
  await waitFor(() => expect(getAddress()).toBe('/live/'));
});

it('a closing tab asks only while the form has changes', async () => {
  renderGeneral();
  const isAsking = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const city = await findCity();
  expect(isAsking()).toBe(false);
  await enterText(city, 'Oslo');
  expect(isAsking()).toBe(true);
  await userEvent.clear(city);
  await enterText(city, memberUser.city);
  expect(isAsking()).toBe(false);
});

it.each([
  ['the same viewer after an expired session', 'expired', memberUser, 'TromsøOslo'],
  ['another viewer after an expired session', 'expired', { ...memberUser, id: 'u-2' }, 'Tromsø'],
  ['the same viewer after a sign-out', 'signed_out', memberUser, 'Tromsø'],
] as const)('the form of %s starts with the right values', async (_, reason, nextUser, city) => {
  const { session, end, page } = renderGeneral();
  await enterText(await findCity(), 'Oslo');
  act(() => {
    session.setState(anonymousState);
    end({ reason });
  });
  page.unmount();
  renderGeneral(createFakeSession({ ...memberState, user: nextUser }));
  expect((await findCity()).value).toBe(city);
  expect(sessionStorage.length).toBe(0);
});
