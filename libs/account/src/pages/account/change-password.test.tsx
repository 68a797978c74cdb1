import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Responder, json, refusal, AccountWorld } from '../../testing/account-world.tsx';
import { enterText } from '../../testing/enter.ts';
import { createFakeSession, memberState } from '../../testing/fake-session.ts';
import { AccountNavigation } from '../../components/account-frame/account-navigation.tsx';
import { ChangePassword } from './change-password.tsx';

afterEach(cleanup);

/** The form, and a button that closes and reopens it. */
function AccountRoutes() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Another page
      </button>
      {isOpen && (
        <>
          <AccountNavigation />
          <ChangePassword />
        </>
      )}
    </>
  );
}

function renderForm(answerCall: Responder, state = memberState) {
  const notify = vi.fn();
  render(
    <AccountWorld session={createFakeSession(state)} answerCall={answerCall} notify={notify}>
      <AccountRoutes />
    </AccountWorld>,
  );
  return notify;
}
const getField = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const getSubmitButton = () => screen.getByRole('button', { name: 'Change password' });

async function fillForm(current: string, password: string) {
  if (current) await enterText(getField('Current password'), current);
  if (password) await enterText(getField('New password'), password);
}

describe('the form that changes the password', () => {
  it('a wrong current password shows an error at its field, which gets the focus', async () => {
    const notify = renderForm(() => refusal('wrong_password'));
    await fillForm('what was it', 'a-long-new-one');
    await userEvent.click(getSubmitButton());
    await waitFor(() => expect(getField('Current password').getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(getField('Current password'));
    expect(getField('New password').hasAttribute('aria-invalid')).toBe(false);
    expect(notify).not.toHaveBeenCalled();
  });

  it('two submits send one call, and the success empties the form and shows a toast', async () => {
    const requestBodies: string[] = [];
    const pendingResponse = Promise.withResolvers<Response>();
    const notify = renderForm((_, body) => {
      requestBodies.push(body);
      return pendingResponse.promise;
    });
    await fillForm('old-secret', 'a-long-new-one');
    await userEvent.dblClick(getSubmitButton());
    await waitFor(() =>
      expect(requestBodies).toEqual(['{"current_password":"old-secret","password":"a-long-new-one"}']),
    );
    pendingResponse.resolve(json({}));
    await waitFor(() => expect(notify).toHaveBeenCalledOnce());
    expect(notify.mock.calls[0]).toEqual(['success', 'Your password has been changed. Other devices are signed out.']);
    expect(getField('Current password').value).toBe('');
    expect(getField('New password').value).toBe('');
    expect(requestBodies).toHaveLength(1);
  });

  it.each([
    ['', 'a-long-new-one', 'Current password', 'Enter your current password.'],
    ['old-secret', 'short', 'New password', 'Use at least 8 characters.'],
    ['old-secret', 'old-secret', 'New password', 'This is your current password.'],
  ])(
    'a change from %j to %j shows an error at the field %s without a call',
    async (current, password, label, message) => {
      const answer = vi.fn(() => json({}));
      renderForm(answer);
      await fillForm(current, password);
      await userEvent.click(getSubmitButton());
      await screen.findByText(message);
      expect(getField(label).getAttribute('aria-invalid')).toBe('true');
      expect(answer).not.toHaveBeenCalled();
    },
  );

  it('when the backend lacks the call, the account shows neither the form nor a link to its page [fault-9m]', async () => {
    renderForm(() => new Response('No such page', { status: 404 }));
    await fillForm('old-secret', 'a-long-new-one');
    await userEvent.click(getSubmitButton());
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Another page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Another page' }));
    expect(screen.getByRole('status').textContent).toBe('This is no longer available.');
    expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Password' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Devices' })).toBeTruthy();
  });

  it('the form links to a reset, for a viewer who lacks the current password', () => {
    renderForm(() => json({}), { ...memberState, method: 'email_code' });
    const link = screen.getByRole('link', { name: 'Forgot password?' });
    expect(link.getAttribute('href')).toBe('/auth/password/forgot/');
  });

  it('the form is hidden for an account without a password', () => {
    renderForm(() => json({}), { ...memberState, method: 'google' });
    expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('another service');
  });
});
