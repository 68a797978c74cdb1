import { pageKey } from '@touchline/feature-kit/marks';

/** A match that a viewer wants to be reminded of. */
export interface Reminder {
  id: string;
  /** Tells no score. */
  title: string;
  /** When it begins, milliseconds since 1970. */
  at: number;
}

const version = 1;
/** More than anybody waits for. */
const most = 50;
const longest = 200;

const listeners = new Set<() => void>();
/** The soonest first. Never changed: each change makes another. */
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
    // No storage, or something else wrote there: nobody waits for anything.
    return [];
  }
}

function write(next: readonly Reminder[]): void {
  known = next;
  try {
    if (next.length === 0) localStorage.removeItem(pageKey('reminders'));
    else localStorage.setItem(pageKey('reminders'), JSON.stringify({ v: version, list: next }));
  } catch {
    // Storage is full or forbidden: it holds for this visit.
  }
  for (const listener of listeners) listener();
}

function onStorage({ key }: StorageEvent): void {
  if (key !== null && key !== pageKey('reminders')) return;
  known = undefined;
  for (const listener of listeners) listener();
}

const all = (): readonly Reminder[] => (known ??= read());

/** What this browser's viewer wants to be reminded of; the same in all of their tabs. In the browser only. */
export const reminderStore = {
  all,
  has: (id: string): boolean => all().some((reminder) => reminder.id === id),
  /** Another one of the same match stands in the place of the first; beyond fifty the latest are left out. */
  add(reminder: Reminder): void {
    const title = reminder.title.slice(0, longest);
    const others = read().filter(({ id }) => id !== reminder.id);
    write([...others, { ...reminder, title }].sort((a, b) => a.at - b.at).slice(0, most));
  },
  remove: (id: string): void => write(read().filter((reminder) => reminder.id !== id)),
  /** Takes out those that begin by then, so that one tab alone speaks of them. @param time milliseconds since 1970 */
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
