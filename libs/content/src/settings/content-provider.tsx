import type { Artwork } from '@touchline/ui-kit';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

/** What a site says about all content it shows. */
export interface ContentSettings {
  /** Base of addresses in answers as the browser sees it; '' is the page's own origin. */
  apiBase?: string | undefined;
  /** Pictures for events without one (section 2, artwork). */
  artwork?: Artwork | undefined;
  /** The customer's "real kickoff time". */
  realKickoff?: boolean | undefined;
  /** The customer's "gender". */
  gender?: boolean | undefined;
}

const Settings = createContext<ContentSettings>({});

/** Given once, by the shell. Without it cards work, with no artwork. */
export function ContentProvider({ children, ...given }: ContentSettings & { children: ReactNode }) {
  const { apiBase, artwork, realKickoff, gender } = given;
  const settings = useMemo(() => ({ apiBase, artwork, realKickoff, gender }), [apiBase, artwork, realKickoff, gender]);
  return <Settings value={settings}>{children}</Settings>;
}

export const useContentSettings = (): ContentSettings => useContext(Settings);
