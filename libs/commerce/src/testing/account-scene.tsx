import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

/** The address of these tests' reference backend. */
export const baseUrl = inject('backendUrl');

/** A stored card in the backend's format. */
export const card = { brand: 'visa', last4: '4417', exp_month: 9, exp_year: 2038 };

export const findLink = (name: string | RegExp) => screen.findByRole<HTMLAnchorElement>('link', { name });
export const findButton = (name: string | RegExp) => screen.findByRole('button', { name });

/** Gives each test of a file an empty page and empty storage. */
export function resetBrowser(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(cleanup);
}
