import { useText } from '@touchline/i18n';
import { useTelemetry } from '@touchline/telemetry';
import { Button, IconCheck, IconLink, IconShare2 } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import { writeMoment } from '../player/moment.ts';

export interface ShareButtonProps {
  /** What is shared; reveals no score. */
  title: string;
  eventId: string;
  /** Where the operator wants links to lead; this page's own address without it. */
  address?: string | undefined;
  /** The medium's kind, for analytics. */
  kind: string;
  /** Shares the moment in the picture instead of the whole: its seconds from the recording's start when the button is pressed. */
  momentNow?: (() => number | undefined) | undefined;
}

type Outcome = 'idle' | 'copied' | 'failed';

/** How long the button says what happened, in milliseconds. */
const shown = 4000;

const look = {
  idle: { key: 'actions.share', icon: <IconShare2 /> },
  copied: { key: 'actions.copied', icon: <IconCheck /> },
  failed: { key: 'actions.copyFailed', icon: <IconLink /> },
} as const;

/** The address without what only this visit needs, at a moment if there is one. */
function shareAddress(moment: number | undefined): string {
  const { origin, pathname, search } = window.location;
  const kind = new URLSearchParams(search).get('media_type');
  const kept = new URLSearchParams({
    ...(kind && { media_type: kind }),
    ...(moment !== undefined && { t: writeMoment(moment) }),
  });
  return `${origin}${pathname}${kept.size > 0 ? `?${kept}` : ''}`;
}

/** Hands the page's address to the device's share sheet, or copies it where there is none. */
export function ShareButton({ title, eventId, kind, address, momentNow }: ShareButtonProps) {
  const text = useText('event');
  const telemetry = useTelemetry();
  const [outcome, setOutcome] = useState<Outcome>('idle');

  useEffect(() => {
    if (outcome === 'idle') return undefined;
    const timer = setTimeout(() => setOutcome('idle'), shown);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function share(): Promise<void> {
    const url = momentNow ? shareAddress(momentNow()) : (address ?? shareAddress(undefined));
    const sheet = typeof navigator.share === 'function';
    try {
      if (sheet) await navigator.share({ title, url });
      else await navigator.clipboard.writeText(url);
      setOutcome(sheet ? 'idle' : 'copied');
      telemetry.event('share', { method: sheet ? 'sheet' : 'copy', content_type: kind, item_id: eventId });
    } catch (thrown) {
      // Closing the sheet is an answer, not a failure.
      if (!(thrown instanceof Error && thrown.name === 'AbortError')) setOutcome('failed');
    }
  }

  const { key, icon } = look[outcome];
  return (
    <Button icon={icon} onClick={() => void share()}>
      <span aria-live="polite">{text(momentNow && outcome === 'idle' ? 'actions.shareMoment' : key)}</span>
    </Button>
  );
}
