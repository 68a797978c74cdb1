import type { Answer, StoredAnswer } from './stored-answer.ts';

/** What the page knows of consent. */
export interface Consent {
  /** Whether anybody measures here at all; until then there is nothing to ask. */
  isOn: boolean;
  /** What was said; null where nobody has said anything. */
  answer: Answer | null;
  /** Whether measuring is allowed: by an answer, or because none is wanted. */
  isGranted: boolean;
  /** Whether the question stands on the page, and whether by itself or because somebody looked for it. */
  asks: 'nothing' | 'itself' | 'on-demand';
}

const off: Consent = { isOn: false, answer: null, isGranted: false, asks: 'nothing' };

const listeners = new Set<() => void>();
let state = off;
let isRequired = true;
let mayAsk = true;
/** Given when measuring begins: what reads it is not for every page's first code. */
let stored: StoredAnswer | undefined;

function change(next: Partial<Consent>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

const grantedBy = (answer: Answer | null): boolean => (answer === null ? !isRequired : answer === 'granted');

const openQuestion = (answer: Answer | null): Consent['asks'] =>
  isRequired && mayAsk && answer === null ? 'itself' : 'nothing';

/** Another tab was asked as well. */
function onStorage({ key }: StorageEvent): void {
  if (!stored || (key !== stored.key() && key !== null)) return;
  const answer = stored.read();
  if (answer !== null) change({ answer, isGranted: grantedBy(answer), asks: 'nothing' });
}

/** Whether this browser may be measured: one for the whole page, the same in all its tabs. */
export const consentStore = {
  get: (): Consent => state,
  /** What a server draws: nothing. */
  none: (): Consent => off,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Reads what was said before. @param isRequired whether one must agree first @param mayAsk where nothing was said: asks */
  begin(wish: { isRequired: boolean; mayAsk: boolean; stored: StoredAnswer }): void {
    ({ isRequired, mayAsk, stored } = wish);
    const answer = stored.read();
    addEventListener('storage', onStorage);
    change({ isOn: true, answer, isGranted: grantedBy(answer), asks: openQuestion(answer) });
  },
  answer(answer: Answer): void {
    stored?.keep(answer);
    change({ answer, isGranted: grantedBy(answer), asks: 'nothing' });
  },
  /** Asks again, because somebody wants to change their mind. */
  ask: (): void => change({ asks: 'on-demand' }),
  /** Leaves what was said as it is. */
  leave: (): void => change({ asks: openQuestion(state.answer) }),
  /** As before the page began; for tests. */
  end(): void {
    removeEventListener('storage', onStorage);
    listeners.clear();
    state = off;
    stored = undefined;
  },
};
