/** Query or fragment of an address, or a path, up to the next blank or a stack's line number. */
const query = /[?#](?<=\/[^\s?#"'`<>()]*.)[^\s"'`<>()]*?(?=:\d+(?::\d+)?(?:[\s)]|$)|[\s"'`<>()]|$)/g;

/** Removes query and fragment from every address in a text, because they may contain personal data. */
export const removeQueries = (text: string): string => text.replace(query, '');
