import { getDocumentFlags } from '@touchline/feature-kit/marks';

/** The script in the head and the shell set this attribute while a viewer is signed in. */
export const isPersonalResponse = (): boolean =>
  typeof document !== 'undefined' && getDocumentFlags().signedIn !== undefined;
