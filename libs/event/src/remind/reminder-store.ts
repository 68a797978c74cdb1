import { pageKey } from '@touchline/feature-kit/marks';

/** A match for which the viewer has set a reminder. */
export interface Reminder {
  id: string;
  /** It reveals no score. */
  title: string;
  /** Start of the match, in milliseconds since 1970. */
  at: number;
}

const version = 1;
/** Limit of reminders, above the need of any viewer. */
const most = 50;
const longest = 200;

const listeners = new Set<() => void>();
/** The soonest is first. Immutable: a change creates a new list. */
let known: readonly Reminder[] | undefined;

const isReminder = (value: unknown): value is Reminder =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  value.id.length <= longest &&
  'title' in value &&
  typeof value.title === 'string' &&
  value.title.length <= longest &&
  'at' in value &&
  typeof value.at === 'number' &&
  Number.isFinite(value.at);

function read(): readonly Reminder[] {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(pageKey('reminders')) ?? 'null');
    const stands = typeof raw === 'object' && raw !== null && 'v' in raw && raw.v === version && 'list' in raw;
    return stands && Array.isArray(raw.list) ? raw.list.filter(isReminder).slice(0, most) : [];
  } catch {
    // Storage may be blocked, or hold a value of other code.
    return [];
  }
}

function write(next: readonly Reminder[]): void {
  known = next;
  try {
    if (next.length === 0) localStorage.removeItem(pageKey('reminders'));
    else localStorage.setItem(pageKey('reminders'), JSON.stringify({ v: version, list: next }));
  } catch {
    // Storage may be full or blocked; then the reminders last for this visit.
  }
  for (const listener of listeners) listener();
}

function onStorage({ key }: StorageEvent): void {
  if (key !== null && key !== pageKey('reminders')) return;
  known = undefined;
  for (const listener of listeners) listener();
}

const all = (): readonly Reminder[] => (known ??= read());

/** The viewer's reminders in this browser's storage, shared by all tabs. */
export const reminderStore = {
  all,
  has: (id: string): boolean => all().some((reminder) => reminder.id === id),
  /** Adds a reminder or replaces that of the same match. Beyond fifty the latest are dropped. */
  add(reminder: Reminder): void {
    const title = reminder.title.slice(0, longest);
    const others = read().filter(({ id }) => id !== reminder.id);
    write([...others, { ...reminder, title }].sort((a, b) => a.at - b.at).slice(0, most));
  },
  remove: (id: string): void => write(read().filter((reminder) => reminder.id !== id)),
  /**
   * Removes and returns the reminders that are due, so that only one tab shows each.
   * @param time milliseconds since 1970
   */
  take(time: number): readonly Reminder[] {
    const stored = read();
    const due = stored.filter(({ at }) => at <= time);
    if (due.length > 0) write(stored.filter(({ at }) => at > time));
    return due;
  },
  /** Deletes all reminders when the viewer leaves. */
  forget: (): void => write([]),
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', onStorage);
    };
  },
};
