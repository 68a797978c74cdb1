import type { EventView } from '@touchline/content';
import type { DrmServers } from '@touchline/player';
import { createContext, useContext } from 'react';
import type { Cut, Edge } from './cut.ts';
import type { Draft } from '../../state/draft-store.ts';

/** The video in the player, and the origin of its seconds. */
export interface PlayingVideo {
  address: string;
  /** Milliseconds since 1970; undefined for a recording, whose seconds begin at its start. */
  timelineStart: number | undefined;
  /** The key servers of the player. */
  drm?: DrmServers | undefined;
}

/** The interface of the clip editor for the rest of the page. */
export interface ClipEditor {
  view: EventView;
  /** Null without a video to cut, or if the visitor could never save a clip. */
  playing: PlayingVideo | null;
  /** Null while the editor is closed. */
  draft: Draft | null;
  /**
   * True if the editor was opened by a press: its heading gets the focus. False if a key of the player marked the start
   * or end.
   */
  shouldFocus: boolean;
  /** Opens the editor at the current position, or with the start, end and title of a key moment. */
  openPanel: (clipRange?: Cut, title?: string) => void;
  /** Sets the start or end to a second of the match, and opens a closed editor. */
  markEdge: (edge: Edge, second: number, cuttableRange: Cut) => void;
  change: (changes: Partial<Pick<Draft, 'cut' | 'title'>>) => void;
  close: () => void;
}

const Context = createContext<ClipEditor | null>(null);

export const ClipEditorContext = Context.Provider;

/** The page's clip editor; null outside of its provider. `playing` is null on a page without clips. */
export const useClipEditor = (): ClipEditor | null => useContext(Context);
