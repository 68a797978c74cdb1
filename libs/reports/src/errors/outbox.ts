import { pageKey } from '@touchline/feature-kit/marks';
import { outboxState, type OutboxState, type Report } from './report.ts';

/** Section 9: events of a session, which is a tab's. */
export const mostOfSession = 10;

/** Sends one report. False where nothing gets through, such as past a blocker. */
export type Send = (report: Report) => Promise<boolean>;

export interface Outbox {
  /** Takes a report, unless this page had the same or the session as many as it may. */
  put: (report: Report) => void;
  /** Sends what waits, in order, if it may leave now. */
  flush: () => Promise<void>;
}

interface OutboxOptions {
  /** Whether reports may leave: not without a network, and not from where one pays. */
  mayLeave: () => boolean;
  /** Loads what sends; nothing is loaded before there is something to send. */
  load: () => Promise<Send>;
}

function read(): OutboxState {
  try {
    const kept = outboxState.safeParse(JSON.parse(sessionStorage.getItem(pageKey('reports')) ?? 'null'));
    if (kept.success) return kept.data;
  } catch {
    // No storage, or something else wrote there: the page counts by itself.
  }
  return { sent: 0, waiting: [] };
}

function write(state: OutboxState): void {
  try {
    sessionStorage.setItem(pageKey('reports'), JSON.stringify(state));
  } catch {
    // Nothing is kept for the next page then.
  }
}

const kindOf = ({ name, message, code, status, context }: Report): string =>
  JSON.stringify([name, message, code, status, context]);

/** What is to be sent, in order: kept by the tab while it may not leave, and at most ten of a session. */
export function createOutbox({ mayLeave, load }: OutboxOptions): Outbox {
  const state = read();
  const known = new Set<string>();
  let isBusy = false;
  /** Whoever blocks one blocks them all: the page says so once, by its browser, and tries no more. */
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
