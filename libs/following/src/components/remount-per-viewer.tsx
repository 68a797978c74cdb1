import { useViewer } from '@touchline/feature-kit';
import { Fragment, type ReactNode } from 'react';

/**
 * Remounts its children when another viewer signs in, for example in another tab. Earlier presses then do not apply
 * to that viewer.
 */
export const RemountPerViewer = ({ children }: { children: ReactNode }) => (
  <Fragment key={useViewer()?.id}>{children}</Fragment>
);
