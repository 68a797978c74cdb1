import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { PlayerRequest } from '../store/requests.ts';
import { type MarkerEvent, findShortcutAction, type KeyTarget, type ShortcutAction } from './shortcuts.ts';

function getTarget(target: EventTarget): KeyTarget {
  if (target instanceof HTMLInputElement) return target.type === 'range' ? 'range' : 'text';
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return 'text';
  if (target instanceof HTMLElement && target.isContentEditable) return 'text';
  if (target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement) return 'button';
  return 'other';
}

/** Elements that handle all keys while they are open. */
const dialogSelector = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const containsPlayer = (window: Element, player: Element): boolean => window.contains(player);

/**
 * Returns the action if the key press belongs to the player: the focus is in the player, or on an element that contains
 * it. Before the first click and after a navigation, the focus is on the page or the player area.
 */
function getAction(event: KeyboardEvent, player: Element): ShortcutAction | null {
  const { target } = event;
  if (!(target instanceof Element)) return null;
  if (player.contains(target)) {
    const window = target.closest(dialogSelector);
    return window && !containsPlayer(window, player) ? null : findShortcutAction(event, getTarget(target));
  }
  if (!target.contains(player)) return null;
  if ([...document.querySelectorAll(dialogSelector)].some((window) => !containsPlayer(window, player))) return null;
  return findShortcutAction(event, document.fullscreenElement ? 'other' : 'page');
}

interface ShortcutHandlers {
  isEnabled: boolean;
  request(request: PlayerRequest): void;
  onMark(markerEvent: MarkerEvent): void;
  onHelp(): void;
}

/** Listens for the player's keys on the whole page. Keys that a control has handled (`preventDefault`) are ignored. */
export function useShortcuts(
  player: RefObject<Element | null>,
  { isEnabled, request, onMark, onHelp }: ShortcutHandlers,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const action = player.current && !event.defaultPrevented && getAction(event, player.current);
    if (!action) return;
    event.preventDefault();
    if (action.type === 'help') onHelp();
    else if (action.type === 'mark') onMark(action.what);
    else request(action);
  });
  useEffect(() => {
    if (!isEnabled) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => handleKey(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isEnabled]);
}
