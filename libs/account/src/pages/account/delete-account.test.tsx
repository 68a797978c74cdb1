import { accountDeletion } from '@touchline/feature-kit';
import { createFill } from '@touchline/feature-kit/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Responder, ShownAddress, json, refusal, AccountWorld } from '../../testing/account-world.tsx';
import { enterText } from '../../testing/enter.ts';
import { createFakeSession, memberState } from '../../testing/fake-session.ts';
import { DeleteAccount } from './delete-account.tsx';

afterEach(cleanup);

async function openDialog(answerCall: Responder, state = memberState) {
  const notify = vi.fn();
  const signOut = vi.fn(() => Promise.resolve());
  render(
    <AccountWorld
      session={createFakeSession(state, { signOut })}
      answerCall={answerCall}
      notify={notify}
      path="/account/general/"
    >
      <DeleteAccount />
      <ShownAddress />
    </AccountWorld>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  return { notify, signOut, dialog, confirmButton: dialog.getByRole('button', { name: 'Delete account' }) };
}

describe('deleting the account', () => {
  it('deletes the account with the password, signs out, and shows a toast', async () => {
    const requestBodies: string[] = [];
    const pendingResponse = Promise.withResolvers<Response>();
    const { notify, signOut, dialog, confirmButton } = await openDialog((_, body) => {
      requestBodies.push(body);
      return pendingResponse.promise;
    });
    await enterText(dialog.getByLabelText('Password'), 'secret-secret');
    await userEvent.dblClick(confirmButton);
    expect(signOut).not.toHaveBeenCalled();
    pendingResponse.resolve(json({}));
    await waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith('success', 'Your account has been deleted.'));
    expect(requestBodies).toEqual(['{"password":"secret-secret"}']);
    expect(signOut).toHaveBeenCalledExactlyOnceWith({ revoke: false });
  });

  it('a wrong password keeps the dialog open with an error at the focused field', async () => {
    const { signOut, dialog, confirmButton } = await openDialog(() => refusal('wrong_password'));
    await userEvent.click(confirmButton);
    expect(dialog.getByText('Enter your password.')).toBeDefined();
    await enterText(dialog.getByLabelText('Password'), 'wrong');
    await userEvent.click(confirmButton);
    await waitFor(() => expect(dialog.queryByText('Enter your password.')).toBeNull());
    expect(await dialog.findByText('This password isn’t correct.')).toBeDefined();
    expect(dialog.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Password')));
    expect(signOut).not.toHaveBeenCalled();
    expect(screen.getByTestId('here').textContent).toBe('/account/general/');
  });

  it('the dialog for deleting an account shows what the viewer loses in each feature', async () => {
    const fills = new Map([
      [accountDeletion.name, [createFill(accountDeletion, () => <p>Nordic season, until May 1</p>)]],
    ]);
    render(
      <AccountWorld session={createFakeSession(memberState)} fills={fills} path="/account/general/">
        <DeleteAccount />
      </AccountWorld>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    expect(await dialog.findByText('Nordic season, until May 1')).toBeDefined();
  });

  it.each(['apple', 'email_code'] as const)('the dialog asks for no password after a sign-in by %s', async (method) => {
    const { notify, dialog, confirmButton } = await openDialog(() => json({}), { ...memberState, method });
    expect(dialog.queryByLabelText('Password')).toBeNull();
    await userEvent.click(confirmButton);
    await waitFor(() => expect(notify).toHaveBeenCalledOnce());
  });

  it('the dialog asks for a password when the server refuses the deletion without one', async () => {
    const bodies: string[] = [];
    const answer: Responder = (_, body) => {
      bodies.push(body);
      return bodies.length === 1 ? refusal('wrong_password') : json({});
    };
    const { notify, dialog, confirmButton } = await openDialog(answer, { ...memberState, method: 'apple' });
    await userEvent.click(confirmButton);
    await enterText(await dialog.findByLabelText('Password'), 'set-by-a-reset');
    await userEvent.click(confirmButton);
    await waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith('success', 'Your account has been deleted.'));
    expect(bodies).toEqual(['{}', '{"password":"set-by-a-reset"}']);
  });
});
