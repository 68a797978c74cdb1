/**
 * Looks a name up that came from outside: `constructor` and the like, which every object inherits, are not among its values.
 * @returns undefined where the table itself has no such name
 */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
