/** An address, or a path, up to its query or fragment; what follows ends where words do, or where a stack names line and column. */
const query =
  /((?:\b[a-z][a-z\d+.-]*:)?\/[^\s?#"'`<>()]*)[?#][^\s"'`<>()]*?(?=:\d+(?::\d+)?(?:[\s)]|$)|[\s"'`<>()]|$)/gi;

/** A text whose addresses have lost query and fragment: whatever stands there is the viewer's, not the error's. */
export const withoutQueries = (text: string): string => text.replace(query, '$1');
