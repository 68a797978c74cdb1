/** Query or fragment of an address, or a path; it ends where words do, or where a stack names line and column. */
const query = /[?#](?<=\/[^\s?#"'`<>()]*.)[^\s"'`<>()]*?(?=:\d+(?::\d+)?(?:[\s)]|$)|[\s"'`<>()]|$)/g;

/** A text whose addresses have lost query and fragment: whatever stands there is the viewer's, not the error's. */
export const withoutQueries = (text: string): string => text.replace(query, '');
