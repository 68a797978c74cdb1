import { useViewer } from '@touchline/feature-kit';
import { lazy, Suspense } from 'react';
import type { ClubOptions } from '../options.ts';

const MyTeamTab = lazy(async () => ({ default: (await import('./my-team-tab.tsx')).MyTeamTab }));

/** Link to the viewer's club in the phone's bar; visitors get no link. */
export const createMyTeamFill = (options: ClubOptions) =>
  function MyTeam() {
    const viewer = useViewer();
    return (
      viewer && (
        <Suspense>
          <MyTeamTab key={viewer.id} options={options} />
        </Suspense>
      )
    );
  };
