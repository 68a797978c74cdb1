import { useText } from '@touchline/i18n';
import { Badge, VisuallyHidden } from '@touchline/ui-kit';
import type { EventView } from '@touchline/content';
import styles from './player-badge.module.css';

/** Whose highlight it is: the number on their shirt, beside their colour. The colour alone says nothing. */
export function PlayerBadge({ player: { number, color } }: { player: NonNullable<EventView['player']> }) {
  const text = useText('event');
  return (
    <Badge icon={<span className={styles.colour} style={{ background: cssColour(color) }} />}>
      <VisuallyHidden>{text('highlights.shirt', { number })}</VisuallyHidden>
      <bdi aria-hidden="true">{number}</bdi>
    </Badge>
  );
}

/** What the wire calls a colour and a browser does not know is none. */
const cssColour = (color: string | undefined): string | undefined =>
  color !== undefined && /^#[\da-f]{3,8}$/i.test(color) ? color : undefined;
