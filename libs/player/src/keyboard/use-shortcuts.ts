import { useCallback, type KeyboardEvent } from 'react';
import type { PlayerRequest } from '../store/requests.ts';
import { shortcutFor, type KeyTarget } from './shortcuts.ts';

function targetOf(target: EventTarget): KeyTarget {
  if (target instanceof HTMLInputElement) return target.type === 'range' ? 'range' : 'text';
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return 'text';
  if (target instanceof HTMLElement && target.isContentEditable) return 'text';
  if (target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement) return 'button';
  return 'other';
}

interface ShortcutHandlers {
  enabled: boolean;
  request(request: PlayerRequest): void;
  onClip(edge: 'start' | 'end'): void;
  onHelp(): void;
}

/** The key handler of the player's root. Keys a control has used (`preventDefault`) are left alone. */
export function useShortcuts({ enabled, request, onClip, onHelp }: ShortcutHandlers): (event: KeyboardEvent) => void {
  return useCallback(
    (event) => {
      if (!enabled || event.defaultPrevented) return;
      const action = shortcutFor(event, targetOf(event.target));
      if (!action) return;
      event.preventDefault();
      if (action.type === 'help') onHelp();
      else if (action.type === 'clip') onClip(action.edge);
      else request(action);
    },
    [enabled, request, onClip, onHelp],
  );
}
