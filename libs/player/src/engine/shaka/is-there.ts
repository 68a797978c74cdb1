/**
 * Looks for a playlist that was missing, and for its newest segment.
 * @returns whether both can be had
 */
export async function isThere(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { cache: 'no-store' });
    const text = response.ok ? (await response.text()).trim() : '';
    if (!text.startsWith('#EXTM3U')) return false;
    const newest = text.split(/\r?\n/).findLast((line) => line !== '' && !line.startsWith('#'));
    if (newest === undefined) return true;
    const segment = await fetch(new URL(newest, response.url), { cache: 'no-store' });
    // Its status is enough.
    await segment.body?.cancel();
    return segment.ok;
  } catch {
    return false;
  }
}
