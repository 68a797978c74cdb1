import { useFollowedIds, useSpoilerFree } from '@touchline/content';
import { useLazyTexts, useSite, useViewer } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useEffect, useRef } from 'react';
import type { PushOptions } from '../options.ts';
import { getPagePush } from '../provider/get-page-push.ts';
import type { Tags } from '../provider/push-provider.ts';
import { getTags } from './get-tags.ts';
import { storeSpoilerSettings } from './store-spoiler-settings.ts';

interface PushSyncProps {
  options: PushOptions;
  /** Receives all tags when one changes; defaults to the page's push. */
  setTags?: ((tags: Tags) => void) | undefined;
}

/**
 * Updates the provider's tags and the service worker's settings, in a browser that may show notifications. Renders no
 * element.
 */
export function PushSync({ options, setTags = getPagePush(options).setTags }: PushSyncProps) {
  useLazyTexts('push');
  const text = useText('push');
  const { name } = useSite();
  const { isOn: isSpoilerFree } = useSpoilerFree();
  const body = text('hidden');
  useEffect(() => {
    void storeSpoilerSettings({ spoilerFree: isSpoilerFree, title: name, body }, globalThis.caches);
  }, [isSpoilerFree, name, body]);
  useTags(isSpoilerFree, setTags);
  return null;
}

/**
 * Sets the tags when one of them changes. Without the list of followed teams the tags stay, so that no viewer loses an
 * alert.
 */
function useTags(isSpoilerFree: boolean, setTags: (tags: Tags) => void): void {
  const viewer = useViewer();
  const { ids, hasFailed } = useFollowedIds();
  const reportedTagsRef = useRef<string>(undefined);
  const tags = !hasFailed && ids && getTags({ isSpoilerFree, teams: ids.teams, options: viewer?.options });
  useEffect(() => {
    const serializedTags = JSON.stringify(tags);
    if (!tags || serializedTags === reportedTagsRef.current) return;
    reportedTagsRef.current = serializedTags;
    setTags(tags);
  });
}
