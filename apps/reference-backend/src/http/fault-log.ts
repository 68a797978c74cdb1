const minute = 60_000;

/** Kinds within that time: what a caller sends may stand in a fault's words. */
const most = 50;

/**
 * Writes faults down, each kind of them once a minute: whoever finds one can cause it a thousand times, and must not fill the log with it.
 * @param write writes one
 */
export function faultLog(write: (fault: unknown) => void, now = Date.now): (fault: unknown) => void {
  let since = -Infinity;
  const written = new Set<string>();
  return (fault) => {
    if (now() - since >= minute) {
      written.clear();
      since = now();
    }
    const kind = (fault instanceof Error ? fault.message : String(fault)).slice(0, 200);
    if (written.has(kind) || written.size >= most) return;
    written.add(kind);
    write(fault);
  };
}
