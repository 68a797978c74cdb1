/**
 * Whether a key press does not concern the search: another key, a browser shortcut, or a press in another control.
 */
export function isNotForSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target } = event;
  if (key !== '/' || ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return true;
  return hasFocusedKeys(target);
}

/** Whether the focused element accepts text or handles keys itself. */
export const hasFocusedKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null);
