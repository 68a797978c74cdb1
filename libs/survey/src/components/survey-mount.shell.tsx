import { useViewer } from '@touchline/feature-kit';
import { lazy, Suspense } from 'react';
import type { SurveyOptions } from '../options.ts';

const Survey = lazy(async () => ({ default: (await import('./survey.tsx')).Survey }));

/** The survey over every page. Visitors load no code of it. */
export const createSurveyMount = (options: SurveyOptions) =>
  function SurveyPlace() {
    const viewer = useViewer();
    return (
      viewer && (
        <Suspense>
          <Survey key={viewer.id} viewer={viewer.id} options={options} />
        </Suspense>
      )
    );
  };
