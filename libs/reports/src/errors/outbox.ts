import { pageKey } from '@touchline/feature-kit/marks';
import { outboxState, type OutboxState, type Report } from './report.ts';

/** Section 9: limit of events for a session, that is, for a tab. */
export const mostOfSession = 10;

/** Sends a report. @returns false when it cannot be sent, for example because of a blocker */
export type Send = (report: Report) => Promise<boolean>;

export interface Outbox {
  /** Queues a report, unless this page has the same or the session has reached its limit. */
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

function read(): OutboxState {
  try {
    const kept = outboxState.safeParse(JSON.parse(sessionStorage.getItem(pageKey('reports')) ?? 'null'));
    if (kept.success) return kept.data;
  } catch {
    // Without storage, or with a malformed value, the page starts its own count.
  }
  return { sent: 0, waiting: [] };
}

function write(state: OutboxState): void {
  try {
    sessionStorage.setItem(pageKey('reports'), JSON.stringify(state));
  } catch {
    // Without storage the next page gets no waiting reports.
  }
}

const kindOf = ({ name, message, code, status, context }: Report): string =>
  JSON.stringify([name, message, code, status, context]);

/** Queue of reports. The tab keeps them while they may not be sent, at most ten in a session. */
export function createOutbox({ mayLeave, load }: OutboxOptions): Outbox {
  const state = read();
  const known = new Set<string>();
  let isBusy = false;
  /** A blocker blocks every report: the browser logs it once, and the page stops trying. */
  let isBlocked = false;

  const flush = async (): Promise<void> => {
    if (isBusy || isBlocked || state.waiting.length === 0 || !mayLeave()) return;
    isBusy = true;
    try {
      const send = await load();
      for (let next = state.waiting[0]; next && mayLeave() && !isBlocked; next = state.waiting[0]) {
        state.waiting.shift();
        state.sent += 1;
        write(state);
        isBlocked = !(await send(next));
      }
    } catch {
      isBlocked = true;
    }
    isBusy = false;
  };

  return {
    put(report) {
      const kind = kindOf(report);
      if (known.has(kind) || state.sent + state.waiting.length >= mostOfSession) return;
      known.add(kind);
      state.waiting.push(report);
      write(state);
      void flush();
    },
    flush,
  };
}
