import { useFollowedIds, useSpoilerFree } from '@touchline/content';
import { getClubTeam } from '@touchline/contract';
import { useLazyTexts, useSite, useViewer } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useEffect, useRef } from 'react';
import type { PushOptions } from '../options.ts';
import { getPagePush } from './get-page-push.ts';
import type { Tags } from '../api/push-provider.ts';
import { settingsCacheName, settingsPath, type SpoilerSettings } from '../worker/worker-place.ts';
import { getTags } from '../api/get-tags.ts';

/** Writes the settings that the service worker reads. Without them the worker shows notifications unchanged. */
async function storeSpoilerSettings(
  settings: SpoilerSettings,
  storage: Pick<CacheStorage, 'open'> | undefined,
): Promise<void> {
  try {
    await (await storage?.open(settingsCacheName))?.put(settingsPath, new Response(JSON.stringify(settings)));
  } catch {
    // Storage may be full or forbidden.
  }
}

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
  const club = getClubTeam(viewer);
  const teams = ids && [...new Set([...(club === undefined ? [] : [club]), ...ids.teams])];
  const tags = !hasFailed && teams && getTags({ isSpoilerFree, teams, options: viewer?.options });
  useEffect(() => {
    const serializedTags = JSON.stringify(tags);
    if (!tags || serializedTags === reportedTagsRef.current) return;
    reportedTagsRef.current = serializedTags;
    setTags(tags);
  });
}
