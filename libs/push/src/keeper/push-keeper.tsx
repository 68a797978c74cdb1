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
  /** Hears of all tags whenever one changes; the page's push without it. */
  setTags?: ((tags: Tags) => void) | undefined;
}

/** Keeps true what provider and service worker know of the viewer, in a browser that may show notifications. Draws nothing. */
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
    // What is not known is left as it was: nobody loses an alert because a list did not come.
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
