import { type FollowedIds, followedIdsProvider, useSpoilerFree } from '@touchline/content';
import { Slot, useLazyTexts, useSite, useViewer } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useEffect, useRef } from 'react';
import type { PushOptions } from '../options.ts';
import { getPagePush } from '../provider/get-page-push.ts';
import type { Tags } from '../provider/push-provider.ts';
import { getTags } from './get-tags.ts';
import { storeSpoilerSettings } from './store-spoiler-settings.ts';

const noFollowedIds: FollowedIds = { teams: [], identities: [] };

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
  const viewer = useViewer();
  const { on: isSpoilerFree } = useSpoilerFree();
  const body = text('hidden');
  useEffect(() => {
    void storeSpoilerSettings({ spoilerFree: isSpoilerFree, title: name, body }, globalThis.caches);
  }, [isSpoilerFree, name, body]);
  const storeFollowed = (followed: FollowedIds | undefined, hasFailed = false) =>
    // While the list is unknown or has failed, the provider's tags stay, so that no viewer loses an alert.
    followed && !hasFailed && <TagSync followed={followed} isSpoilerFree={isSpoilerFree} setTags={setTags} />;
  if (viewer === null) return storeFollowed(noFollowedIds);
  return <Slot of={followedIdsProvider} props={{ children: storeFollowed }} empty={storeFollowed(noFollowedIds)} />;
}

interface TagSyncProps {
  followed: FollowedIds;
  isSpoilerFree: boolean;
  setTags: (tags: Tags) => void;
}

function TagSync({ followed: { teams }, isSpoilerFree, setTags }: TagSyncProps) {
  const viewer = useViewer();
  const reportedTagsRef = useRef<string>(undefined);
  const tags = getTags({ isSpoilerFree, teams: viewer ? teams : [], options: viewer?.options });
  useEffect(() => {
    const serializedTags = JSON.stringify(tags);
    if (serializedTags === reportedTagsRef.current) return;
    reportedTagsRef.current = serializedTags;
    setTags(tags);
  });
  return null;
}
