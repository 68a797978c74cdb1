import type { ViewerWindow } from './viewer-window.ts';

/** Records the page's errors and policy reports from now on, in the page. */
export const listenForComplaints = (): void => {
  const complaints: string[] = [];
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    complaints.push(`Policy: ${effectiveDirective} refuses ${blockedURI}`),
  );
  Object.assign(window, { __complaints: complaints });
};

/** @returns the errors and policy reports that the page has recorded */
export const readComplaints = ({ evaluate }: Pick<ViewerWindow, 'evaluate'>): Promise<string[]> =>
  evaluate(() => (Reflect.get(window, '__complaints') ?? []) as string[], undefined);
