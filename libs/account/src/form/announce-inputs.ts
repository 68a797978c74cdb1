/**
 * Has React hear of what a password manager wrote: some fire no event until the page is touched. What React knows already is
 * not announced twice.
 */
export function announceInputs(form: HTMLFormElement): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement) element.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
