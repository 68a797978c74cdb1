import { PortalError, unreadableStatus } from '@touchline/contract';

const createTooLargeError = (bytes: number): PortalError =>
  new PortalError('invalid_response', {
    status: unreadableStatus,
    retryable: false,
    message: `an answer of more than ${bytes} bytes`,
  });

/**
 * Reads a body's text. Refuses a longer body than `maxBytes` by its Content-Length, or else while it arrives.
 * @throws PortalError invalid_response
 */
export async function readBody(response: Response, maxBytes: number): Promise<string> {
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await response.body?.cancel();
    throw createTooLargeError(maxBytes);
  }
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw createTooLargeError(maxBytes);
    }
    text += decoder.decode(value, { stream: true });
  }
}
