import { pageKey } from '@touchline/feature-kit/marks';

/** Whether the next video plays by itself where one has come to its end: so it does, unless the viewer has said otherwise in this browser. */
export const nextByItself = {
  get(): boolean {
    try {
      return localStorage.getItem(pageKey('next-by-itself')) !== 'off';
    } catch {
      return true;
    }
  },
  set(on: boolean): void {
    try {
      if (on) localStorage.removeItem(pageKey('next-by-itself'));
      else localStorage.setItem(pageKey('next-by-itself'), 'off');
    } catch {
      // Storage is blocked: it holds as long as the card stands.
    }
  },
};
