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
    const sheet = typeof navigator.share === 'function';
    try {
      if (sheet) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        notify('success', text('selected.clips.copied'));
      }
      telemetry.event('share', { method: sheet ? 'sheet' : 'copy', content_type: 'user_clip', item_id: id });
    } catch (thrown) {
      // A viewer who closes the sheet gets no error message.
      if (!(thrown instanceof Error && thrown.name === 'AbortError'))
        notify('danger', text('selected.clips.copyFailed'));
    }
  };
}
