import type { Viewing } from './viewing.ts';

/** Records the page's errors and policy reports from now on, in the page. */
export const listenForComplaints = (): void => {
  const heard: string[] = [];
  addEventListener('error', ({ message }) => heard.push(message));
  addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    heard.push(`Policy: ${effectiveDirective} refuses ${blockedURI}`),
  );
  Object.assign(window, { __complaints: heard });
};

/** @returns the errors and policy reports that the page has recorded */
export const complaintsIn = ({ evaluate }: Pick<Viewing, 'evaluate'>): Promise<string[]> =>
  evaluate(() => (Reflect.get(window, '__complaints') ?? []) as string[], undefined);
