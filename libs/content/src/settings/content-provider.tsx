import type { Artwork } from '@touchline/ui-kit';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { EventView } from '../event-view/event-view.ts';

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
  /**
   * The viewer is about to open an event: a pointer that rests on its card, focus or a press; not a finger that scrolls. Called once
   * per card and intent; the shell warms the page and the player. Must be stable.
   */
  onIntent?: ((view: EventView) => void) | undefined;
}

const Settings = createContext<ContentSettings>({});

/** Given once, by the shell. Without it cards work, with no artwork and no warming up. */
export function ContentProvider({ children, ...given }: ContentSettings & { children: ReactNode }) {
  const { apiBase, artwork, realKickoff, gender, onIntent } = given;
  const settings = useMemo(
    () => ({ apiBase, artwork, realKickoff, gender, onIntent }),
    [apiBase, artwork, realKickoff, gender, onIntent],
  );
  return <Settings value={settings}>{children}</Settings>;
}

export const useContentSettings = (): ContentSettings => useContext(Settings);
