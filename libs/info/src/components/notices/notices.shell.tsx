import { useSiteText } from '@touchline/feature-kit';
import { useNow } from '@touchline/i18n';
import { Notice } from '@touchline/ui-kit';
import styles from './notices.module.css';
import type { NoticesOptions } from '../../manifests/notices.ts';

/** A notice appears and ends at most this long after its time, in milliseconds. */
const checkIntervalMs = 30_000;

const isCurrent = ({ from, until }: NoticesOptions['list'][number], nowMs: number): boolean =>
  (from === undefined || Date.parse(from) <= nowMs) && (until === undefined || nowMs < Date.parse(until));

/** Creates the part with the customer's notices, each shown between its two times. */
export const createNotices = (list: NoticesOptions['list']) =>
  function Notices() {
    const readSiteText = useSiteText();
    const nowMs = useNow(checkIntervalMs);
    const currentNotices = list.filter((notice) => isCurrent(notice, nowMs));
    if (currentNotices.length === 0) return null;
    return (
      <div className={styles.notices}>
        {currentNotices.map(({ text }, index) => (
          <Notice key={index} tone="warning">
            {readSiteText(text)}
          </Notice>
        ))}
      </div>
    );
  };
