/** An invalid argument of the command line. */
export class BadArgument extends Error {}

/** @throws BadArgument */
export function parsePositive(name: string, value: string): number {
  const number = Number(value);
  if (!(number > 0)) throw new BadArgument(`--${name} needs a number above 0, not ${value}`);
  return number;
}

/** @throws BadArgument */
export function parseNonNegative(name: string, value: string): number {
  const number = Number(value);
  if (value.trim() === '' || !(number >= 0))
    throw new BadArgument(`--${name} needs a number of 0 or above, not ${value}`);
  return number;
}
