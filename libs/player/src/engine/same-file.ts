const removeQuery = (address: string): string => address.replace(/\?.*/s, '');

/** Whether two addresses differ only in their query, which contains signatures. */
export const isSameFile = (a: string, b: string): boolean => removeQuery(a) === removeQuery(b);
