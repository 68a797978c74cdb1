import userEvent from '@testing-library/user-event';

/** Puts text at the end of a field at once, as a password manager does: typed letter by letter, a form is drawn anew for each. */
export async function enter(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
