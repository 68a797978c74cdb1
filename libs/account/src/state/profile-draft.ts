import { storedValue } from '@touchline/feature-kit/storage';

/** The typed and unsaved fields of a viewer whose session has expired. */
interface ProfileDraft {
  /** The viewer's id. */
  viewer: string;
  /** The changed fields by name. */
  changes: Readonly<Record<string, string>>;
}

/** More than a field of the form accepts. */
const maxFieldCharacters = 100;

const isFieldValue = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string' && entry[1].length <= maxFieldCharacters;

function parseDraft(stored: unknown): ProfileDraft | undefined {
  if (typeof stored !== 'object' || stored === null || !('viewer' in stored) || !('changes' in stored))
    return undefined;
  const { viewer, changes } = stored;
  if (typeof viewer !== 'string' || typeof changes !== 'object' || changes === null) return undefined;
  return { viewer, changes: Object.fromEntries(Object.entries(changes).filter(isFieldValue)) };
}

/**
 * The draft of the profile's form in this tab. It has no owner, because the end of a session deletes the owner's data.
 * Another viewer's sign-in deletes it.
 */
export const profileDraft = storedValue<ProfileDraft | null>({
  name: 'profile-draft',
  scope: 'tab',
  parse: parseDraft,
  empty: null,
  maxBytes: 4_000,
});
