/** One fault of a customer's folder, or one notice about it. */
export interface Fault {
  /** The file, relative to the customers' folder: `nordic/customer.json`. */
  file: string;
  /** The path in the file: `theme.dark.brand`, `navigation[2].to`; '' means the whole file. */
  path: string;
  found: string;
  expected: string;
}

/** One line per fault: `nordic/customer.json: theme.dark.brand: found "red", expected a colour as #rrggbb`. */
export function describeFault({ file, path, found, expected }: Fault): string {
  return `${[file, path].filter(Boolean).join(': ')}: found ${found}, expected ${expected}`;
}

/** One line per notice, which does not stop the build: `Warning: nordic/customer.json: …`. */
export const describeNotice = (notice: Fault): string => `Warning: ${describeFault(notice)}`;

/** Thrown for an unusable customer's folder; carries every fault. */
export class CustomerError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(describeFault).join('\n'));
    this.name = 'CustomerError';
    this.faults = faults;
  }
}

const maxShownCharacters = 60;

/** Replaces characters that would be invisible in a message, or reverse it, by their JSON escapes. */
const escapeForOutput = (text: string): string =>
  text.replaceAll(
    /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A value as the author wrote it, cut to a readable length. */
export function show(value: unknown): string {
  if (value === undefined) return 'no value';
  const text = JSON.stringify(value) ?? String(value);
  return escapeForOutput(text.length > maxShownCharacters ? `${text.slice(0, maxShownCharacters)}…` : text);
}

/** `['navigation', 2, 'to']` as `navigation[2].to`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text ? `${text}.${String(key)}` : String(key);
  }, '');
}

/** A fault of a text. */
export type TextFault = [found: string, expected: string];
