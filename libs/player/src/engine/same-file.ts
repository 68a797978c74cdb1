const withoutQuery = (address: string): string => address.replace(/\?.*/s, '');

/** Whether two addresses differ only in their query, which contains signatures. */
export const isSameFile = (one: string, other: string): boolean => withoutQuery(one) === withoutQuery(other);
