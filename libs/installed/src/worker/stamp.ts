const keptAt = 'x-kept-at';
const keptBytes = 'x-kept-bytes';

/** Arrival of a kept answer, in milliseconds since the epoch by this device's clock, and its size. */
export interface Stamp {
  at: number;
  bytes: number;
}

/** @returns an answer with its stamp: arrival time and uncompressed size in bytes */
export async function stamped(response: Response, at: number): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  // The stored body is uncompressed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(keptAt, String(at));
  headers.set(keptBytes, String(body.byteLength));
  return new Response(body, { status: response.status, headers });
}

/** Reads the stamp of a kept answer; an answer without a stamp counts as the oldest. */
export const stampOf = ({ headers }: Response): Stamp => ({
  at: Number(headers.get(keptAt)) || 0,
  bytes: Number(headers.get(keptBytes)) || 0,
});
