import type { EventView } from '@touchline/content';
import type { DrmServers } from '@touchline/player';
import { createContext, useContext } from 'react';
import type { Cut, Edge } from './cut.ts';
import type { Draft } from './draft-store.ts';

/** The playing video and the origin of its seconds. */
export interface Playing {
  address: string;
  /** Milliseconds since 1970; undefined for a recording, which counts from its start. */
  timelineStart: number | undefined;
  /** The key servers of the player. */
  drm?: DrmServers | undefined;
}

/** The clip editor as the rest of the page sees it. */
export interface ClipEditor {
  view: EventView;
  /** Null without a video to cut, or if the visitor could never save a clip. */
  playing: Playing | null;
  /** Null while the editor is closed. */
  draft: Draft | null;
  /** True if a press opened the editor: its heading gets the focus. False if a key of the player marked an edge. */
  takesFocus: boolean;
  /** Opens the editor around the current position, or for a stretch with a title, such as a key moment's. */
  open: (stretch?: Cut, title?: string) => void;
  /** Marks an edge at a second of the match, and opens a closed editor. */
  mark: (edge: Edge, second: number, there: Cut) => void;
  change: (part: Partial<Pick<Draft, 'cut' | 'title'>>) => void;
  close: () => void;
}

const Context = createContext<ClipEditor | null>(null);

export const ClipEditorContext = Context.Provider;

/** The page's clip editor; null outside of its provider. A `playing` of null means that the page offers no clips. */
export const useClipEditor = (): ClipEditor | null => useContext(Context);
