/** Reads an item of this browser's storage; null when it is missing or storage is blocked. */
export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores an item, unless storage is full or blocked. */
export function writeItem(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is full, or the browser blocks it.
  }
}
