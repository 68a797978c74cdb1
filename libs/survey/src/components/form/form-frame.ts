/** Attributes of the form's frame. */
export interface FormFrame {
  src: string;
  /** The origin that the form's messages must have. */
  origin: string;
  /** Permissions of the form. */
  sandbox: string;
}

/**
 * The form may run, submit, and open its links inside the sandbox: a window outside would have the portal's origin. It
 * may not navigate the portal's own window.
 */
const sandboxRights = 'allow-scripts allow-forms allow-popups';

/**
 * A form of another site keeps its own origin. A form on the portal's own host would have access to the portal's
 * tokens, so it gets an opaque origin: its messages have the origin `null`.
 * @param form the customer's setting; {locale} becomes the page's language
 * @param page the page's address
 */
export function createFormFrame(form: string, locale: string, page: string): FormFrame {
  const url = new URL(form.replaceAll('{locale}', locale), page);
  const isOwn = url.origin === new URL(page).origin;
  return isOwn
    ? { src: url.href, origin: 'null', sandbox: sandboxRights }
    : { src: url.href, origin: url.origin, sandbox: `${sandboxRights} allow-same-origin` };
}
