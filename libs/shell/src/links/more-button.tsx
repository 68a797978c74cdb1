import { useErrorText, useNotify } from '@touchline/feature-kit';
import { type DemandProps, OnDemand } from '@touchline/ui-kit';
import type { ReactElement } from 'react';

const loadMenu = async () => (await import('./navigation-menu.tsx')).NavigationMenu;

/** A button that opens the main navigation as a menu, for links that have no room in a row. */
export function MoreButton({ button }: { button: ReactElement<DemandProps> }) {
  const notify = useNotify();
  const errorText = useErrorText();
  return <OnDemand load={loadMenu} onError={(error) => notify('danger', errorText(error))} trigger={button} />;
}
