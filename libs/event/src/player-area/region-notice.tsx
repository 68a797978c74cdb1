import { useText } from '@touchline/i18n';
import { IconMapPinOff } from '@touchline/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { BrowseLink } from './browse-link.tsx';
import { PlayerAreaNotice } from './player-area-notice.tsx';

/**
 * The player area of an event that is blocked in a region. All regions share the server's HTML, so the player area
 * requests the viewer's own access once.
 */
export function RegionNotice({ onAsk: onCheckRegion }: { onAsk: () => Promise<unknown> }) {
  const text = useText('event');
  const requestRegion = useEffectEvent(() => void onCheckRegion());
  useEffect(() => requestRegion(), []);
  return (
    <PlayerAreaNotice icon={<IconMapPinOff size="l" />} title={text('stage.region.title')} action={<BrowseLink />}>
      {text('stage.region.text')}
    </PlayerAreaNotice>
  );
}
