/**
 * Opens a popover at once; later the browser opens and closes it. The oldest browsers have no popovers
 * (docs/decisions/0066): there the button toggles the panel, and Escape hides it.
 * @param onToggle called only in browsers without popovers, which send no toggle event
 * @returns a function that removes the listeners
 */
export function openPanel(panel: HTMLElement, onToggle: (isOpen: boolean) => void): (() => void) | undefined {
  if (panel.showPopover) {
    panel.showPopover();
    return undefined;
  }
  const button = document.querySelector(`[popovertarget="${panel.id}"]`);
  const setOpen = (isOpen: boolean): void => {
    panel.hidden = !isOpen;
    onToggle(isOpen);
  };
  const togglePanel = (): void => setOpen(panel.hidden === true);
  const closeOnEscape = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape' && !panel.hidden) setOpen(false);
  };
  panel.removeAttribute('popover');
  setOpen(true);
  button?.addEventListener('click', togglePanel);
  document.addEventListener('keydown', closeOnEscape);
  return () => {
    button?.removeEventListener('click', togglePanel);
    document.removeEventListener('keydown', closeOnEscape);
  };
}

export function closePanel(panel: HTMLElement | null): void {
  if (panel?.hidePopover) panel.hidePopover();
  else if (panel) panel.hidden = true;
}
