import { eventPath } from '@touchline/content';
import { useNotify } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useTelemetry } from '@touchline/telemetry';
import { useHref } from 'react-router-dom';

/**
 * Hands a clip's link to the device's share sheet, or copies the link on a device without a share sheet. The link opens the clip for viewers with
 * access to its match.
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
      // Closing the sheet is an answer, not a failure.
      if (!(thrown instanceof Error && thrown.name === 'AbortError'))
        notify('danger', text('selected.clips.copyFailed'));
    }
  };
}
