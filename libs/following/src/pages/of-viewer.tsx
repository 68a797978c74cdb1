import { useViewer } from '@touchline/feature-kit';
import { Fragment, type ReactNode } from 'react';

/**
 * Begins what is drawn in it anew for another viewer: what one has pressed and let go on a page is not the next one's, who may have signed in in
 * another tab.
 */
export const OfViewer = ({ children }: { children: ReactNode }) => (
  <Fragment key={useViewer()?.id}>{children}</Fragment>
);
