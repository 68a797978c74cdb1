import { useViewer } from '@touchline/feature-kit';
import { lazy, Suspense } from 'react';
import type { OwnClipMenuProps } from './own-clip-menu.tsx';

const OwnClipMenu = lazy(async () => ({ default: (await import('./own-clip-menu.tsx')).OwnClipMenu }));

/** The menu beside a clip of the viewer's on the event page. Its code, a tenth of the page's, comes where there is such a clip. */
export function OwnClipMenuLater(props: OwnClipMenuProps) {
  if (!useViewer()) return null;
  return (
    <Suspense>
      <OwnClipMenu {...props} />
    </Suspense>
  );
}
