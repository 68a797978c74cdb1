/** Joins class names, leaving out what is false, null, undefined or empty. */
export function joinClasses(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
