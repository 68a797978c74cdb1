const cachedAtHeader = 'x-kept-at';
const cachedBytesHeader = 'x-kept-bytes';

/** Arrival of a cached answer, in milliseconds since the epoch by this device's clock, and its size. */
export interface Stamp {
  receivedAtMs: number;
  bytes: number;
}

/** @returns an answer with its stamp: arrival time and uncompressed size in bytes */
export async function withStamp(response: Response, timeMs: number): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  // The stored body is uncompressed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(cachedAtHeader, String(timeMs));
  headers.set(cachedBytesHeader, String(body.byteLength));
  return new Response(body, { status: response.status, headers });
}

/** Reads the stamp of a cached answer; an answer without a stamp counts as the oldest. */
export const getStamp = ({ headers }: Response): Stamp => ({
  receivedAtMs: Number(headers.get(cachedAtHeader)) || 0,
  bytes: Number(headers.get(cachedBytesHeader)) || 0,
});
