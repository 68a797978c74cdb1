import { useText } from '@touchline/i18n';
import { Badge, VisuallyHidden } from '@touchline/ui-kit';
import type { EventView } from '@touchline/content';
import styles from './player-badge.module.css';

/** The player of a highlight: shirt number next to the team's colour, because colour alone is not accessible. */
export function PlayerBadge({ player: { number, color } }: { player: NonNullable<EventView['player']> }) {
  const text = useText('event');
  return (
    <Badge icon={<span className={styles.colour} style={{ background: toCssColour(color) }} />}>
      <VisuallyHidden>{text('highlights.shirt', { number })}</VisuallyHidden>
      <bdi aria-hidden="true">{number}</bdi>
    </Badge>
  );
}

/** Only hex colours are safe and valid in every browser; other values of the wire are ignored. */
const toCssColour = (color: string | undefined): string | undefined =>
  color !== undefined && /^#[\da-f]{3,8}$/i.test(color) ? color : undefined;
