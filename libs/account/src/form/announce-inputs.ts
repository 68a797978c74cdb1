/**
 * Reports a password manager's values to React: some managers fire no event before the viewer's first input. React
 * ignores values that it already has.
 */
export function announceInputs(form: HTMLFormElement): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement) element.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
