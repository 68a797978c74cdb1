import { storedValue } from '@touchline/feature-kit/storage';

/** A match for which the viewer has set a reminder. */
export interface Reminder {
  id: string;
  /** The match's title, without a score. */
  title: string;
  /** Start of the match, in milliseconds since 1970. */
  at: number;
}

/** Milliseconds between a reminder and the start of its match. */
export const reminderLeadMs = 10 * 60_000;

const version = 1;
/** Limit of reminders, above the need of any viewer. */
const maxReminders = 50;
const maxCharacters = 200;

const isReminder = (value: unknown): value is Reminder =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  value.id.length <= maxCharacters &&
  'title' in value &&
  typeof value.title === 'string' &&
  value.title.length <= maxCharacters &&
  'at' in value &&
  typeof value.at === 'number' &&
  Number.isFinite(value.at);

function parse(rawValue: unknown): readonly Reminder[] | undefined {
  const isCurrentVersion =
    typeof rawValue === 'object' && rawValue !== null && 'v' in rawValue && rawValue.v === version;
  return isCurrentVersion && 'list' in rawValue && Array.isArray(rawValue.list)
    ? rawValue.list.filter(isReminder).slice(0, maxReminders)
    : undefined;
}

/** The next match is first. */
const reminders = storedValue({
  name: 'reminders',
  scope: 'browser',
  parse,
  format: (list) => JSON.stringify({ v: version, list }),
  empty: [],
  maxBytes: 100_000,
  owner: 'viewer',
});

const hasMatchId = (match: string) => (reminder: Reminder) => reminder.id === match;

/** The viewer's reminders in this browser's storage, shared by all tabs. */
export const reminderStore = {
  getAll: reminders.get,
  has: (id: string): boolean => reminders.get().some(hasMatchId(id)),
  /** Adds a reminder, or replaces the reminder for the same match. Of more than fifty, the latest are deleted. */
  add(reminder: Reminder): void {
    const title = reminder.title.slice(0, maxCharacters);
    reminders.update((storedReminders) =>
      [...storedReminders.filter(({ id }) => id !== reminder.id), { ...reminder, title }]
        .sort((a, b) => a.at - b.at)
        .slice(0, maxReminders),
    );
  },
  remove: (id: string): void =>
    void reminders.update((storedReminders) => storedReminders.filter((reminder) => reminder.id !== id)),
  /**
   * Removes and returns the reminders that are due, so that only one tab shows each.
   * @param time milliseconds since 1970
   */
  take(time: number): readonly Reminder[] {
    let dueReminders: readonly Reminder[] = [];
    reminders.update((storedReminders) => {
      dueReminders = storedReminders.filter(({ at }) => at <= time);
      return dueReminders.length > 0 ? storedReminders.filter(({ at }) => at > time) : storedReminders;
    });
    return dueReminders;
  },
  subscribe: reminders.subscribe,
};
