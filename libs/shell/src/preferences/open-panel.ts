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
  const show = (isOpen: boolean): void => {
    panel.hidden = !isOpen;
    onToggle(isOpen);
  };
  const toggle = (): void => show(panel.hidden === true);
  const leave = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape' && !panel.hidden) show(false);
  };
  panel.removeAttribute('popover');
  show(true);
  button?.addEventListener('click', toggle);
  document.addEventListener('keydown', leave);
  return () => {
    button?.removeEventListener('click', toggle);
    document.removeEventListener('keydown', leave);
  };
}

export function closePanel(panel: HTMLElement | null): void {
  if (panel?.hidePopover) panel.hidePopover();
  else if (panel) panel.hidden = true;
}
