import { useFormats, useText } from '@touchline/i18n';
import { Badge, IconLock, IconTicket } from '@touchline/ui-kit';
import type { AccessBadge } from '../event-view/access.ts';

export interface AccessLabelProps {
  access: AccessBadge;
  /** Stands on the page instead of on artwork. */
  onPage?: boolean | undefined;
}

/** The lock or price of an event; nothing where it is free or owned. */
export function AccessLabel({ access, onPage = false }: AccessLabelProps) {
  const text = useText('content');
  const formats = useFormats();
  switch (access.kind) {
    case 'free':
      return null;
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
