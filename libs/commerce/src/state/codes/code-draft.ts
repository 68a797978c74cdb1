import { storedValue } from '@touchline/feature-kit/storage';

/** A typed code that the viewer has not redeemed. */
interface CodeDraft {
  /** The viewer's id. */
  viewer: string;
  text: string;
}

/** More than the field accepts. */
const maxCharacters = 200;

function parseDraft(stored: unknown): CodeDraft | undefined {
  if (typeof stored !== 'object' || stored === null || !('viewer' in stored) || !('text' in stored)) return undefined;
  const { viewer, text } = stored;
  if (typeof viewer !== 'string' || typeof text !== 'string' || text.length > maxCharacters) return undefined;
  return { viewer, text };
}

/**
 * The draft of the code's field in this tab, for the viewer who typed it. It has no owner, because an expired session
 * deletes the owner's data.
 */
export const codeDraft = storedValue<CodeDraft | null>({
  name: 'code-draft',
  scope: 'tab',
  parse: parseDraft,
  empty: null,
  maxBytes: 1_000,
});
