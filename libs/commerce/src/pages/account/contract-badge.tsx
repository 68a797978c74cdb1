import { useNow, useText } from '@touchline/i18n';
import { Badge } from '@touchline/ui-kit';
import type { ContractView } from '../../api/products/product-view.ts';
import { getStatus } from '../../components/account/subscription-status.ts';

const tones = { active: 'success', canceled: 'warning', pending: 'warning', ended: 'neutral' } as const;

/** A contract's status in one word. */
export function ContractBadge({ contract }: { contract: ContractView }) {
  const text = useText('commerce');
  const status = getStatus(contract, useNow(60_000));
  return <Badge tone={tones[status]}>{text(`account.status.${status}`)}</Badge>;
}
