import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PortalError } from '@touchline/contract';
import { write } from '@touchline/feature-kit';
import { newQueryClient } from '@touchline/feature-kit/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AccountWorld } from '../../testing/account-world.tsx';
import { enterText } from '../../testing/enter.ts';
import { createFakeSession, type FakeSession, memberUser, memberState } from '../../testing/fake-session.ts';
import { General } from './general.tsx';

afterEach(cleanup);

function renderGeneral(session: FakeSession, queryClient = newQueryClient()) {
  const notify = vi.fn();
  const event = vi.fn();
  const doNothing = () => undefined;
  const telemetry = {
    event,
    error: doNothing,
    page: doNothing,
    identify: doNothing,
    attach: () => doNothing,
    setConsent: doNothing,
  };
  render(
    <AccountWorld session={session} queryClient={queryClient} notify={notify} telemetry={telemetry}>
      <General />
    </AccountWorld>,
  );
  return { notify, event };
}
const findField = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const pressSave = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));

describe('the profile', () => {
  it('the form shows the profile, with a read-only e-mail address', async () => {
    renderGeneral(createFakeSession(memberState));
    expect((await findField('Name')).value).toBe('Ingrid Larsen');
    expect((await findField('Date of birth')).value).toBe('1990-05-23');
    expect((await findField('Gender')).value).toBe('female');
    expect((await findField('Email')).readOnly).toBe(true);
  });

  it('the profile form saves only the changed fields, and shows a toast', async () => {
    const updateProfile = vi.fn(() => Promise.resolve(memberUser));
    const { notify, event } = renderGeneral(createFakeSession(memberState, { updateProfile }));
    const city = await findField('City');
    await userEvent.clear(city);
    await enterText(city, ' Oslo ');
    await userEvent.clear(await findField('Phone'));
    await pressSave();
    await waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith('success', 'Your profile has been saved.'));
    expect(updateProfile).toHaveBeenCalledExactlyOnceWith({ city: 'Oslo', phone: '' });
    expect(event).toHaveBeenCalledExactlyOnceWith('profile_updated', {});
  });

  it('after a save, the form shows the values that the backend has saved [fault-40d]', async () => {
    const updateProfile = vi.fn(() => Promise.resolve({ ...memberUser, city: 'OSLO', displayName: 'Ingrid Larsen' }));
    const { notify } = renderGeneral(createFakeSession(memberState, { updateProfile }));
    await enterText(await findField('City'), ' oslo');
    await userEvent.clear(await findField('Name'));
    await enterText(await findField('Name'), 'Refused Name');
    await pressSave();
    await waitFor(() => expect(notify).toHaveBeenCalledOnce());
    expect((await findField('City')).value).toBe('OSLO');
    expect((await findField('Name')).value).toBe('Ingrid Larsen');
  });

  it('a change in another tab updates the untouched fields, and a save sends only the typed values', async () => {
    const updateProfile = vi.fn(() => Promise.resolve(memberUser));
    const session = createFakeSession(memberState, { updateProfile });
    renderGeneral(session);
    const [city, name] = [await findField('City'), await findField('Name')];
    await userEvent.clear(city);
    await enterText(city, 'Oslo');
    act(() =>
      session.setState({ user: { ...memberUser, city: 'Bergen', displayName: 'Ingrid Berg', gender: 'other' } }),
    );
    expect([city.value, name.value, (await findField('Gender')).value]).toEqual(['Oslo', 'Ingrid Berg', 'other']);
    await pressSave();
    await waitFor(() => expect(updateProfile).toHaveBeenCalledExactlyOnceWith({ city: 'Oslo' }));
  });

  it('the profile form waits for another write to the profile before it saves', async () => {
    const updateProfile = vi.fn(() => Promise.resolve(memberUser));
    const queryClient = newQueryClient();
    const { promise: savePromise, resolve: resolveSave } = Promise.withResolvers<void>();
    renderGeneral(createFakeSession(memberState, { updateProfile }), queryClient);
    const clubMutation = { mutationKey: ['club', 'choose'], scope: { id: 'profile' }, mutationFn: () => savePromise };
    void write(queryClient, clubMutation, { id: 'aurora' });
    await enterText(await findField('City'), 'x');
    await pressSave();
    await waitFor(() => expect(queryClient.isMutating({ mutationKey: ['account', 'profile', 'save'] })).toBe(1));
    expect(updateProfile).not.toHaveBeenCalled();
    resolveSave();
    await waitFor(() => expect(updateProfile).toHaveBeenCalledOnce());
  });

  it.each([
    ['Name', 'I', 'Enter at least 2 characters.'],
    ['Phone', 'call me', 'Enter a phone number, such as +47 22 00 00 00.'],
    ['Date of birth', '2013-02-13', 'You must be 13 or older.'],
  ])('the profile form refuses a %s of %j with an error at its field', async (label, value, message) => {
    const updateProfile = vi.fn(() => Promise.resolve(memberUser));
    renderGeneral(createFakeSession(memberState, { updateProfile }));
    const input = await findField(label);
    await userEvent.clear(input);
    await enterText(input, value);
    await pressSave();
    await screen.findByText(message);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(updateProfile).not.toHaveBeenCalled();
  });

  it('the profile form refuses a half-typed date, although the browser returns an empty value for it', async () => {
    const updateProfile = vi.fn(() => Promise.resolve(memberUser));
    renderGeneral(createFakeSession(memberState, { updateProfile }));
    const input = await findField('Date of birth');
    await userEvent.clear(input);
    // A browser reports `badInput` for a date without a year.
    vi.spyOn(input, 'validity', 'get').mockReturnValue({ ...input.validity, badInput: true });
    await pressSave();
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
    expect(updateProfile).not.toHaveBeenCalled();
  });

  it('the profile form accepts a birthday of exactly 13 years ago', async () => {
    const updateProfile = vi.fn(() => Promise.resolve(memberUser));
    renderGeneral(createFakeSession(memberState, { updateProfile }));
    const input = await findField('Date of birth');
    await userEvent.clear(input);
    await userEvent.type(input, '2013-02-12');
    await pressSave();
    await waitFor(() => expect(updateProfile).toHaveBeenCalledExactlyOnceWith({ dateOfBirth: '2013-02-12' }));
  });

  it('the profile form shows an error when the session has no viewer any more', async () => {
    const rejectMissing = () =>
      Promise.reject(new PortalError('user_data_not_found', { message: 'You’re not signed in.' }));
    renderGeneral(createFakeSession(memberState, { updateProfile: rejectMissing }));
    await enterText(await findField('City'), 'x');
    await pressSave();
    expect((await screen.findByRole('alert')).textContent).toContain('You’re not signed in.');
  });

  it('the profile form shows the session’s profile when the server does not answer', async () => {
    renderGeneral(createFakeSession(memberState, { reloadProfile: () => Promise.reject(new Error()) }));
    expect((await findField('Name')).value).toBe('Ingrid Larsen');
  });

  it('the profile form keeps a gender that the form does not offer', async () => {
    renderGeneral(createFakeSession({ ...memberState, user: { ...memberUser, gender: 'nonbinary' } }));
    expect((await findField('Gender')).value).toBe('nonbinary');
  });
});
