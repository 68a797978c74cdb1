import { eventPath } from '@touchline/content';
import { useNotify } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useTelemetry } from '@touchline/telemetry';
import { useHref } from 'react-router-dom';

/**
 * Passes a clip's link to the device's share sheet, or copies it on a device without one. The link works for viewers
 * with access to the clip's match.
 */
export function useShareClip(id: string, title: string): () => Promise<void> {
  const text = useText('account');
  const notify = useNotify();
  const telemetry = useTelemetry();
  const href = useHref(`${eventPath({ id, status: 'vod' })}?media_type=user_clip`);
  return async () => {
    const url = `${window.location.origin}${href}`;
    const canShare = typeof navigator.share === 'function';
    try {
      if (canShare) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        notify('success', text('selected.clips.copied'));
      }
      telemetry.event('share', { method: canShare ? 'sheet' : 'copy', content_type: 'user_clip', item_id: id });
    } catch (error) {
      // A viewer who closes the browser's share sheet gets no error message.
      if (!(error instanceof Error && error.name === 'AbortError')) notify('danger', text('selected.clips.copyFailed'));
    }
  };
}
