import type { Session } from '@touchline/auth-session';
import { typedEmail } from './typed-email.ts';

/** After an expiry the sign-in form contains the viewer's e-mail address; after any other end it is empty. */
export function keepEmailAfterExpiry(session: Pick<Session, 'state' | 'onChange' | 'onEnd'>): void {
  // The address of the sign-in form is stored until here.
  typedEmail.set('');
  let email = session.state().user?.email;
  const stopReading = session.onChange(() => {
    email = session.state().user?.email ?? email;
  });
  const stopListening = session.onEnd(({ reason }) => {
    stopReading();
    stopListening();
    typedEmail.set((reason === 'expired' && email) || '');
  });
}
