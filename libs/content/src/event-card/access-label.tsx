import { useFormats, useText } from '@touchline/i18n';
import { Badge, IconLock, IconTicket } from '@touchline/ui-kit';
import { createContext, useContext, useState } from 'react';
import type { AccessBadge } from '../event-view/access.ts';
import styles from './access-label.module.css';

/**
 * Whether the locks and prices below are meant for whoever looks (default). Where they are an anonymous visitor's, nobody who is
 * signed in sees them: what they own would look locked.
 */
export const OwnAccess = createContext(true);

export interface AccessLabelProps {
  access: AccessBadge;
  /** Stands on the page instead of on artwork. */
  onPage?: boolean | undefined;
}

/** The lock or price of an event; nothing where it is free or owned. Where a lock opens, its place stays, so that nothing moves. */
export function AccessLabel({ access, onPage }: AccessLabelProps) {
  const own = useContext(OwnAccess);
  const [first] = useState(access);
  const opened = access.kind === 'free';
  if (opened && first.kind === 'free') return null;
  const label = <Label access={opened ? first : access} onPage={onPage} />;
  return own && !opened ? label : <span className={opened ? styles.opened : styles.unsure}>{label}</span>;
}

function Label({ access, onPage = false }: AccessLabelProps) {
  const text = useText('content');
  const formats = useFormats();
  switch (access.kind) {
    case 'price':
      return (
        <Badge tone={onPage ? 'neutral' : 'paper'} icon={<IconTicket size="s" />}>
          {formats.money(access.price, access.currency)}
        </Badge>
      );
    case 'ticket':
      return (
        <Badge tone={onPage ? 'neutral' : 'paper'} icon={<IconTicket size="s" />}>
          {text('access.ticket')}
        </Badge>
      );
    default:
      return (
        <Badge tone={onPage ? 'neutral' : 'glass'} icon={<IconLock size="s" />}>
          {text(`access.${access.kind}`)}
        </Badge>
      );
  }
}
