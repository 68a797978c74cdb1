import type { Translate } from '@touchline/i18n';
import type { OfflinePageWords } from '@touchline/offline';

/** The worker replaces this with a date and time. */
const placeholder = '{at}';

/** @param text translates this library's texts */
export const offlineWords = (text: Translate): OfflinePageWords => ({
  title: text('offline.title'),
  lead: text('offline.lead'),
  retry: text('offline.retry'),
  saved: text('offline.saved'),
  opened: text('offline.opened'),
  nothing: text('offline.nothing'),
  since: text('offline.since', { at: placeholder }),
  notice: text('offline.notice', { at: placeholder }),
  again: text('offline.again'),
});
