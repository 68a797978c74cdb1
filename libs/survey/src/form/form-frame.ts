/** How a form stands in its frame. */
export interface FormFrame {
  src: string;
  /** What its messages come from. */
  origin: string;
  /** What the form may do. */
  sandbox: string;
}

/**
 * It may run, submit, and open its links in the sandbox: a window outside of it would have the portal's origin.
 * It may not lead the portal's own window anywhere.
 */
const rights = 'allow-scripts allow-forms allow-popups';

/**
 * A form of another site keeps its own origin. One of the portal's own host would be the portal there, with its viewers' tokens, and so gets
 * none: its messages say `null`.
 * @param form as the customer names it; {locale} is the page's language @param page the page's address
 */
export function formFrame(form: string, locale: string, page: string): FormFrame {
  const url = new URL(form.replaceAll('{locale}', locale), page);
  const isOwn = url.origin === new URL(page).origin;
  return isOwn
    ? { src: url.href, origin: 'null', sandbox: rights }
    : { src: url.href, origin: url.origin, sandbox: `${rights} allow-same-origin` };
}
