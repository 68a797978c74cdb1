const keptAt = 'x-kept-at';
const keptBytes = 'x-kept-bytes';

/** When a kept answer came, in milliseconds since the epoch by this device's clock, and how large it is. */
export interface Stamp {
  at: number;
  bytes: number;
}

/** An answer as it is kept: it says since when, and how many bytes it is without compression. */
export async function stamped(response: Response, at: number): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  // The body is as it was before it was compressed.
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
