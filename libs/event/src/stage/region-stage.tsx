import { useText } from '@touchline/i18n';
import { IconMapPinOff } from '@touchline/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { BrowseLink } from './browse-link.tsx';
import { StageNotice } from './stage-notice.tsx';

/**
 * The event may not be shown here. A page is rendered once for visitors of all regions, and what it says is true of the server's: the
 * viewer's own is asked for once.
 */
export function RegionStage({ onAsk }: { onAsk: () => Promise<unknown> }) {
  const text = useText('event');
  const ask = useEffectEvent(() => void onAsk());
  useEffect(() => ask(), []);
  return (
    <StageNotice icon={<IconMapPinOff size="l" />} title={text('stage.region.title')} action={<BrowseLink />}>
      {text('stage.region.text')}
    </StageNotice>
  );
}
