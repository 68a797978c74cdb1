/**
 * Looks up a name from the wire or an address, without inherited properties such as `constructor`.
 * @returns undefined for a name that the table itself lacks
 */
export const getOwnValue = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
