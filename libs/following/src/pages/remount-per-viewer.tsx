import { useViewer } from '@touchline/feature-kit';
import { Fragment, type ReactNode } from 'react';

/**
 * Remounts its children when the viewer changes: presses on a page do not apply to a viewer who signs in from another
 * tab.
 */
export const RemountPerViewer = ({ children }: { children: ReactNode }) => (
  <Fragment key={useViewer()?.id}>{children}</Fragment>
);
