import { PortalError } from '@touchline/contract';

const tooLarge = (bytes: number): PortalError =>
  new PortalError('invalid_response', { retryable: false, message: `an answer of more than ${bytes} bytes` });

/**
 * A body's text. It is refused as soon as it exceeds `most` bytes: by the length in its header, otherwise while it
 * arrives.
 * @throws PortalError invalid_response
 */
export async function readBody(response: Response, most: number): Promise<string> {
  if (Number(response.headers.get('content-length')) > most) {
    await response.body?.cancel();
    throw tooLarge(most);
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
    if (bytes > most) {
      await reader.cancel();
      throw tooLarge(most);
    }
    text += decoder.decode(value, { stream: true });
  }
}
