const withoutQuery = (address: string): string => address.replace(/\?.*/s, '');

/** Whether two addresses differ in their query only, where servers sign them. */
export const isSameFile = (one: string, other: string): boolean => withoutQuery(one) === withoutQuery(other);
