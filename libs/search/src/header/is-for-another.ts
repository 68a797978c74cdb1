/** Whether a press of a key is not the search's: another key, a shortcut of the browser's, or typed into something. */
export function isForAnother(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target } = event;
  if (key !== '/' || ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return true;
  return isTaken(target);
}

/** Whether keys are typed into what has the focus, or it has keys of its own. */
export const isTaken = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null);
