import type { EventView } from '@touchline/content';
import type { DrmServers } from '@touchline/player';
import { createContext, useContext } from 'react';
import type { Cut, Edge } from './cut.ts';
import type { Draft } from './draft-store.ts';

/** What plays on the page, and where its seconds count from. */
export interface Playing {
  address: string;
  /** Milliseconds since 1970; undefined for a recording, which counts from its own beginning. */
  timelineStart: number | undefined;
  /** As the player's. */
  drm?: DrmServers | undefined;
}

/** What somebody on the page may ask of the clip editor. */
export interface ClipEditor {
  view: EventView;
  /** Null where there is nothing to cut from, or nobody could keep it. */
  playing: Playing | null;
  /** Null while the editor is closed. */
  draft: Draft | null;
  /** A press opened it: its heading takes the focus. Not so where a key of the player marked an edge. */
  takesFocus: boolean;
  /** Opens it: around what is in the picture, or for a stretch, such as a key moment's, under its name. */
  open: (stretch?: Cut, title?: string) => void;
  /** Marks an edge at a second of the match, and opens it where it is closed. */
  mark: (edge: Edge, second: number, there: Cut) => void;
  change: (part: Partial<Pick<Draft, 'cut' | 'title'>>) => void;
  close: () => void;
}

const Context = createContext<ClipEditor | null>(null);

export const ClipEditorContext = Context.Provider;

/** The page's clip editor; null where there is none. `playing` says whether it is offered. */
export const useClipEditor = (): ClipEditor | null => useContext(Context);
