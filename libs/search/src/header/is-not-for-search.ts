/** Whether a key press is not for the search: another key, a browser shortcut, or typed into another control. */
export function isNotForSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target } = event;
  if (key !== '/' || ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return true;
  return hasFocusedKeys(target);
}

/** Whether the focused element accepts text or has its own keys. */
export const hasFocusedKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null);
