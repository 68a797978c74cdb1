import { useViewer } from '@touchline/feature-kit';
import { lazy, Suspense } from 'react';
import type { OwnClipMenuProps } from './own-clip-menu.tsx';

const OwnClipMenu = lazy(async () => ({ default: (await import('./own-clip-menu.tsx')).OwnClipMenu }));

/**
 * The menu of the viewer's own clip on the event page. Its chunk, a tenth of the page's code, loads only for such a
 * clip.
 */
export function OwnClipMenuLater(props: OwnClipMenuProps) {
  if (!useViewer()) return null;
  return (
    <Suspense>
      <OwnClipMenu {...props} />
    </Suspense>
  );
}
