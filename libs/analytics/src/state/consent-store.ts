import type { Answer, StoredAnswer } from './stored-answer.ts';

/** State of the consent on the page. */
export interface Consent {
  /** Whether analytics has started on this page; until then there is no question. */
  isOn: boolean;
  /** The visitor's answer; null before the first answer. */
  answer: Answer | null;
  /** Whether analytics is allowed: by an answer, or because the customer requires no consent. */
  isGranted: boolean;
  /** Whether the question is on the page, and whether it opened `itself` or `on-demand`. */
  prompt: 'nothing' | 'itself' | 'on-demand';
}

const initialConsent: Consent = { isOn: false, answer: null, isGranted: false, prompt: 'nothing' };

const listeners = new Set<() => void>();
let state = initialConsent;
let isRequired = true;
let mayAsk = true;
/** Set when analytics starts, so that no page's first load contains the code for the storage. */
let answerStorage: StoredAnswer | undefined;

function setConsent(next: Partial<Consent>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

const isGrantedBy = (answer: Answer | null): boolean => (answer === null ? !isRequired : answer === 'granted');

const getAutomaticPrompt = (answer: Answer | null): Consent['prompt'] =>
  isRequired && mayAsk && answer === null ? 'itself' : 'nothing';

/** Removes the listener to answers in this and other tabs. */
let stopListening = (): void => undefined;

function applyStoredAnswer(): void {
  const answer = answerStorage?.read() ?? null;
  if (answer !== null) setConsent({ answer, isGranted: isGrantedBy(answer), prompt: 'nothing' });
}

/** Consent to analytics: one store for the page, synchronised with all tabs. */
export const consentStore = {
  get: (): Consent => state,
  /** The server's snapshot: no question. */
  getInitial: (): Consent => initialConsent,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /**
   * Starts with the stored answer.
   * @param isRequired whether analytics needs consent
   * @param mayAsk whether to ask when there is no answer
   */
  begin(settings: { isRequired: boolean; mayAsk: boolean; answerStorage: StoredAnswer }): void {
    ({ isRequired, mayAsk, answerStorage } = settings);
    const answer = answerStorage.read();
    stopListening();
    stopListening = answerStorage.subscribe(applyStoredAnswer);
    setConsent({ isOn: true, answer, isGranted: isGrantedBy(answer), prompt: getAutomaticPrompt(answer) });
  },
  answer(answer: Answer): void {
    if (answerStorage) answerStorage.write(answer);
    else setConsent({ answer, isGranted: isGrantedBy(answer), prompt: 'nothing' });
  },
  /** Opens the question again, so that a visitor can change their answer. */
  ask: (): void => setConsent({ prompt: 'on-demand' }),
  /** Closes the question and keeps the answer. */
  closePrompt: (): void => setConsent({ prompt: getAutomaticPrompt(state.answer) }),
  /** Resets the store; for tests. */
  end(): void {
    stopListening();
    listeners.clear();
    state = initialConsent;
    answerStorage = undefined;
  },
};
