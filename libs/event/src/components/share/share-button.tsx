import { useText } from '@touchline/i18n';
import { useTelemetry } from '@touchline/telemetry';
import { Button, IconCheck, IconLink, IconShare2 } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import { writeMoment } from '../../state/moment.ts';

export interface ShareButtonProps {
  /** Title for the share sheet; it reveals no score. */
  title: string;
  eventId: string;
  /** The operator's address for shared links; by default the address of the page. */
  address?: string | undefined;
  /** The event's kind, for analytics. */
  kind: string;
  /** Returns the current position in seconds. With it the button shares a moment and not the whole video. */
  getMoment?: (() => number | undefined) | undefined;
}

type ShareOutcome = 'idle' | 'copied' | 'failed';

/** Time for which the button shows the result of a press, in milliseconds. */
const outcomeDisplayMs = 4000;

const outcomeLabels = {
  idle: { key: 'actions.share', icon: <IconShare2 /> },
  copied: { key: 'actions.copied', icon: <IconCheck /> },
  failed: { key: 'actions.copyFailed', icon: <IconLink /> },
} as const;

/**
 * The page's address without parameters of this visit.
 * @param moment seconds; undefined for the whole video
 */
function createShareAddress(moment: number | undefined): string {
  const { origin, pathname, search } = window.location;
  const kind = new URLSearchParams(search).get('media_type');
  const queryParams = new URLSearchParams({
    ...(kind && { media_type: kind }),
    ...(moment !== undefined && { t: writeMoment(moment) }),
  });
  return `${origin}${pathname}${queryParams.size > 0 ? `?${queryParams}` : ''}`;
}

/** Passes the page's address to the device's share sheet, or copies it on a device without one. */
export function ShareButton({ title, eventId, kind, address, getMoment }: ShareButtonProps) {
  const text = useText('event');
  const telemetry = useTelemetry();
  const [outcome, setOutcome] = useState<ShareOutcome>('idle');

  useEffect(() => {
    if (outcome === 'idle') return undefined;
    const timer = setTimeout(() => setOutcome('idle'), outcomeDisplayMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function share(): Promise<void> {
    const url = getMoment ? createShareAddress(getMoment()) : (address ?? createShareAddress(undefined));
    const hasShareSheet = typeof navigator.share === 'function';
    try {
      if (hasShareSheet) await navigator.share({ title, url });
      else await navigator.clipboard.writeText(url);
      setOutcome(hasShareSheet ? 'idle' : 'copied');
      telemetry.event('share', { method: hasShareSheet ? 'sheet' : 'copy', content_type: kind, item_id: eventId });
    } catch (thrown) {
      // A viewer who closes the share sheet gets no error message.
      if (!(thrown instanceof Error && thrown.name === 'AbortError')) setOutcome('failed');
    }
  }

  const { key, icon } = outcomeLabels[outcome];
  return (
    <Button icon={icon} onClick={() => void share()}>
      <span aria-live="polite">{text(getMoment && outcome === 'idle' ? 'actions.shareMoment' : key)}</span>
    </Button>
  );
}
