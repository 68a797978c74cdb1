import userEvent from '@testing-library/user-event';

/** Pastes a text into a field, as a password manager does: each typed letter would render the form again. */
export async function enterText(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
