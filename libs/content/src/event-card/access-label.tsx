import { useFormats, useText } from '@touchline/i18n';
import { Badge, IconLock, IconTicket } from '@touchline/ui-kit';
import { createContext, useContext, useState } from 'react';
import type { AccessBadge } from '../event-view/access.ts';
import styles from './access-label.module.css';

/**
 * True (default) if the locks and prices below belong to this viewer. If they belong to an anonymous visitor, styles
 * hide them from a signed-in viewer, who may have bought the event.
 */
export const PersonalAccessContext = createContext(true);

export interface AccessLabelProps {
  access: AccessBadge;
  /** True if the label is on the page's background and not on a picture. */
  isOnPage?: boolean | undefined;
}

/**
 * The lock or price of an event; empty for a free or purchased event. The label keeps its space after an unlock, so
 * that the card does not change its layout.
 */
export function AccessLabel({ access, isOnPage }: AccessLabelProps) {
  const isPersonal = useContext(PersonalAccessContext);
  const [initialAccess] = useState(access);
  const isFree = access.kind === 'free';
  if (isFree && initialAccess.kind === 'free') return null;
  const label = <Label access={isFree ? initialAccess : access} isOnPage={isOnPage} />;
  return isPersonal && !isFree ? label : <span className={isFree ? styles.opened : styles.unsure}>{label}</span>;
}

function Label({ access, isOnPage = false }: AccessLabelProps) {
  const text = useText('content');
  const formats = useFormats();
  switch (access.kind) {
    case 'price':
      return (
        <Badge tone={isOnPage ? 'neutral' : 'paper'} icon={<IconTicket size="s" />}>
          {formats.money(access.price, access.currency)}
        </Badge>
      );
    case 'ticket':
      return (
        <Badge tone={isOnPage ? 'neutral' : 'paper'} icon={<IconTicket size="s" />}>
          {text('access.ticket')}
        </Badge>
      );
    default:
      return (
        <Badge tone={isOnPage ? 'neutral' : 'glass'} icon={<IconLock size="s" />}>
          {text(`access.${access.kind}`)}
        </Badge>
      );
  }
}
