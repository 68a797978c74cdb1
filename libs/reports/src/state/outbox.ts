import { storedValue } from '@touchline/feature-kit/storage';
import { outboxStateSchema, type OutboxState, type Report } from '../api/report.ts';

/** Specification, section 9: limit of events for a session, that is, for a tab. */
export const maxEventsPerSession = 10;

/** Sends a report. @returns false when it cannot be sent, for example because of a blocker */
export type Send = (report: Report) => Promise<boolean>;

export interface Outbox {
  /** Queues a report, unless this page has queued the same error or the session has reached its limit. */
  put: (report: Report) => void;
  /** Sends the waiting reports in order, if they may be sent now. */
  flush: () => Promise<void>;
}

interface OutboxOptions {
  /** Whether reports may be sent: not without a network, and not from payment pages. */
  mayLeave: () => boolean;
  /** Loads the sender when the first report is due. */
  load: () => Promise<Send>;
}

const storedState = storedValue<OutboxState>({
  name: 'reports',
  scope: 'tab',
  parse: (state) => outboxStateSchema.safeParse(state).data,
  empty: { sent: 0, waiting: [] },
  maxBytes: 1_000_000,
});

/** Messages that differ only in a number are the same fault. */
const maskNumbers = (text: string): string => text.replaceAll(/\d+/g, '#');

const getReportKey = ({ name, message, code, status, context }: Report): string =>
  maskNumbers(JSON.stringify([name, message, code, context])) + String(status);

/** Queue of reports. The tab stores them while they may not be sent, at most ten in a session. */
export function createOutbox({ mayLeave, load }: OutboxOptions): Outbox {
  let state = storedState.get();
  const setState = (next: OutboxState): void => {
    state = next;
    storedState.set(next);
  };
  const knownIds = new Set<string>();
  let isBusy = false;
  /** A blocker blocks every report: the browser logs it once, and the page stops trying. */
  let isBlocked = false;

  const flush = async (): Promise<void> => {
    if (isBusy || isBlocked || state.waiting.length === 0 || !mayLeave()) return;
    isBusy = true;
    try {
      const send = await load();
      for (let next = state.waiting[0]; next && mayLeave() && !isBlocked; next = state.waiting[0]) {
        setState({ sent: state.sent + 1, waiting: state.waiting.slice(1) });
        isBlocked = !(await send(next));
      }
    } catch {
      isBlocked = true;
    }
    isBusy = false;
  };

  return {
    put(report) {
      const reportKey = getReportKey(report);
      if (knownIds.has(reportKey) || state.sent + state.waiting.length >= maxEventsPerSession) return;
      knownIds.add(reportKey);
      setState({ ...state, waiting: [...state.waiting, report] });
      void flush();
    },
    flush,
  };
}
