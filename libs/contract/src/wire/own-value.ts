/**
 * Looks up a name from outside: `constructor` and others that every object inherits are not among its values.
 * @returns undefined for a name that the table itself lacks
 */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
