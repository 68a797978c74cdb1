/** Query or fragment of an address, or a path, up to the next blank or a stack's line number. */
const query = /[?#](?<=\/[^\s?#"'`<>()]*.)[^\s"'`<>()]*?(?=:\d+(?::\d+)?(?:[\s)]|$)|[\s"'`<>()]|$)/g;

/** A text whose addresses have lost query and fragment: whatever stands there is the viewer's, not the error's. */
export const withoutQueries = (text: string): string => text.replace(query, '');
