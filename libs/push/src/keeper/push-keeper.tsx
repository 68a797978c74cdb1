import { useSessionState } from '@touchline/auth-session';
import { type FollowedIds, followedHere, useSpoilerFree } from '@touchline/content';
import { Slot, useLaterTexts, useSite, useViewer } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useEffect, useRef } from 'react';
import type { PushOptions } from '../options.ts';
import { pagePush } from '../provider/page-push.ts';
import type { Tags } from '../provider/push-provider.ts';
import { tagsOf } from './tags-of.ts';
import { writeNote } from './write-note.ts';

const nobody: FollowedIds = { teams: [], identities: [] };

interface KeeperProps {
  options: PushOptions;
  /** Receives all tags when one changes; defaults to the page's push. */
  setTags?: ((tags: Tags) => void) | undefined;
}

/**
 * Keeps the provider's tags and the service worker's note up to date in a browser that may show notifications. Draws no
 * element.
 */
export function PushKeeper({ options, setTags = pagePush(options).setTags }: KeeperProps) {
  useLaterTexts('push');
  const text = useText('push');
  const { name } = useSite();
  const viewer = useViewer();
  const { on: spoilerFree } = useSpoilerFree();
  const body = text('hidden');
  useEffect(() => {
    void writeNote({ spoilerFree, title: name, body }, globalThis.caches);
  }, [spoilerFree, name, body]);
  const keep = (followed: FollowedIds | undefined, failed = false) =>
    // While the list is unknown or has failed, the provider keeps its tags, so that no viewer loses an alert.
    followed && !failed && <TagKeeper followed={followed} spoilerFree={spoilerFree} setTags={setTags} />;
  if (viewer === null) return keep(nobody);
  return <Slot of={followedHere} props={{ children: keep }} empty={keep(nobody)} />;
}

interface TagKeeperProps {
  followed: FollowedIds;
  spoilerFree: boolean;
  setTags: (tags: Tags) => void;
}

function TagKeeper({ followed: { teams }, spoilerFree, setTags }: TagKeeperProps) {
  const { user } = useSessionState();
  const reported = useRef<string>(undefined);
  const tags = tagsOf({ spoilerFree, teams: user ? teams : [], options: user?.options });
  useEffect(() => {
    const words = JSON.stringify(tags);
    if (words === reported.current) return;
    reported.current = words;
    setTags(tags);
  });
  return null;
}
