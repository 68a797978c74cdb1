import { Crest } from '@touchline/content';
import type { FollowedType } from '@touchline/contract';
import { useFormats, useText } from '@touchline/i18n';
import styles from './chosen-summary.module.css';
import type { ChoosingState } from './use-choosing.ts';

/**
 * Shows the choices made so far, next to the button that continues.
 * @param kind type under which the choices are kept
 */
export function ChosenSummary({ kind, choosing }: { kind: FollowedType; choosing: ChoosingState }) {
  const text = useText('following');
  const formats = useFormats();
  const followedOfKind = (choosing.followed() ?? []).filter(({ type }) => type === kind);
  if (followedOfKind.length === 0) return null;
  return (
    <div className={styles.summary}>
      <span className={styles.count}>{text('pages.selected', { number: formats.number(followedOfKind.length) })}</span>
      <ul className={styles.names} aria-hidden="true">
        {followedOfKind.map(({ id, referenceId, title = referenceId, image }) => (
          <li key={id} className={styles.name}>
            <Crest team={{ crest: image, shortName: title.slice(0, 3).toUpperCase() }} size={28} />
            <bdi className={styles.title}>{title}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
