/**
 * Opens a popover with its arrival; after that the browser opens and closes it. The oldest browsers know none (docs/decisions/0066): there its
 * button shows and hides it, and Escape hides it.
 * @param onToggle hears of it where the browser says nothing
 * @returns its end
 */
export function openPanel(panel: HTMLElement, onToggle: (open: boolean) => void): (() => void) | undefined {
  if (panel.showPopover) {
    panel.showPopover();
    return undefined;
  }
  const button = document.querySelector(`[popovertarget="${panel.id}"]`);
  const show = (open: boolean): void => {
    panel.hidden = !open;
    onToggle(open);
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
