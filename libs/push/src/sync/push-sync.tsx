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
  const { on: spoilerFree } = useSpoilerFree();
  const body = text('hidden');
  useEffect(() => {
    void storeSpoilerSettings({ spoilerFree, title: name, body }, globalThis.caches);
  }, [spoilerFree, name, body]);
  const keep = (followed: FollowedIds | undefined, failed = false) =>
    // While the list is unknown or has failed, the provider's tags stay, so that no viewer loses an alert.
    followed && !failed && <TagSync followed={followed} spoilerFree={spoilerFree} setTags={setTags} />;
  if (viewer === null) return keep(noFollowedIds);
  return <Slot of={followedIdsProvider} props={{ children: keep }} empty={keep(noFollowedIds)} />;
}

interface TagSyncProps {
  followed: FollowedIds;
  spoilerFree: boolean;
  setTags: (tags: Tags) => void;
}

function TagSync({ followed: { teams }, spoilerFree, setTags }: TagSyncProps) {
  const viewer = useViewer();
  const reported = useRef<string>(undefined);
  const tags = getTags({ spoilerFree, teams: viewer ? teams : [], options: viewer?.options });
  useEffect(() => {
    const serializedTags = JSON.stringify(tags);
    if (serializedTags === reported.current) return;
    reported.current = serializedTags;
    setTags(tags);
  });
  return null;
}
