import { createListeners } from '@touchline/contract';
import type { Session, SessionActions, SessionEnd, SessionState } from '@touchline/auth-session';

/** A session that a test or story controls. */
export interface FakeSession extends Session {
  /** Changes the state, and calls the listeners. */
  setState: (changes: Partial<SessionState>) => void;
  /** Calls the listeners of the session's end. */
  end: (end: SessionEnd) => void;
}

/** A viewer with a password. */
export const memberUser = {
  id: 'u-1',
  added: '2024-03-02T10:00:00.000Z',
  email: 'ingrid.larsen@example.com',
  displayName: 'Ingrid Larsen',
  countryName: 'Norway',
  phone: '+47 22 00 00 00',
  city: 'Tromsø',
  postalCode: '9008',
  gender: 'female',
  dateOfBirth: '1990-05-23',
} satisfies SessionState['user'];

export const memberState: SessionState = {
  status: 'member',
  user: memberUser,
  method: 'credentials',
  deviceId: 'device-1',
};

export const anonymousState: SessionState = {
  ...memberState,
  status: 'anonymous',
  user: null,
  method: null,
  deviceId: null,
};
export const unknownState: SessionState = { ...anonymousState, status: 'unknown' };

const rejectNotFaked = (): Promise<never> => Promise.reject(new Error('The test has not faked this action'));

/** @param actions the session's actions; a missing action fails */
export function createFakeSession(state: SessionState, actions: Partial<SessionActions> = {}): FakeSession {
  const listeners = createListeners();
  const endListeners = createListeners<[SessionEnd]>();
  let now = state;
  const getViewer = () => (now.status === 'unknown' ? undefined : now.user);
  return {
    auth: { token: () => Promise.resolve(null), refresh: () => Promise.resolve(null) },
    token: () => null,
    viewer: getViewer,
    known: () => Promise.resolve(now.user),
    state: () => now,
    onChange: listeners.add,
    onEnd: endListeners.add,
    end: endListeners.call,
    start: () => () => undefined,
    signIn: rejectNotFaked,
    signInWith: rejectNotFaked,
    leaveFor: rejectNotFaked,
    completeRedirect: rejectNotFaked,
    prepare: rejectNotFaked,
    signUp: rejectNotFaked,
    resume: rejectNotFaked,
    signOut: rejectNotFaked,
    listDevices: rejectNotFaked,
    removeDevice: rejectNotFaked,
    describeDevice: rejectNotFaked,
    sealLimit: rejectNotFaked,
    openLimit: rejectNotFaked,
    updateProfile: rejectNotFaked,
    reloadProfile: () => Promise.resolve(now.user ?? memberUser),
    ...actions,
    setState(changes) {
      now = { ...now, ...changes };
      listeners.call();
    },
  };
}
