import { Crest, useEventViews, useTitleDirection } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { useFormats, useText } from '@touchline/i18n';
import { LivePill } from '@touchline/ui-kit';
import styles from './account.module.css';

/** The match of a ticket: its crests, LIVE while it is live, and its date. */
export function TicketMatch({ match }: { match: WireEvent }) {
  const text = useText('content');
  const formats = useFormats();
  const direction = useTitleDirection();
  const { teams, status, date } = useEventViews()(match);
  return (
    <div className={styles.match}>
      {teams && (
        <span className={styles.crests} dir={direction}>
          {teams.map((team, index) => (
            <Crest key={index} team={team} size={28} />
          ))}
        </span>
      )}
      {status === 'live' && <LivePill>{text('status.live')}</LivePill>}
      {date !== undefined && <span className={styles.facts}>{formats.dateTime(date)}</span>}
    </div>
  );
}
