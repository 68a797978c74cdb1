/** Bytes of an answer; a tag has a few thousand. */
const mostBytes = 512_000;

/**
 * Asks for an XML document. By XMLHttpRequest, which parses by itself: text that a script hands to a parser is refused by Trusted Types.
 * No cookies go along. Rejects with what a report may say.
 */
export function fetchXml(address: string, signal: AbortSignal): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (message: string): void => reject(new Error(message));
    request.open('GET', address);
    request.responseType = 'document';
    request.overrideMimeType('application/xml');
    request.addEventListener('progress', ({ loaded }) => loaded > mostBytes && request.abort());
    request.addEventListener('error', () => fail('no answer'));
    request.addEventListener('abort', () => fail(signal.aborted ? 'given up' : 'too long an answer'));
    request.addEventListener('load', () => {
      const { status, responseXML } = request;
      if (status < 200 || status > 299) fail(`status ${status}`);
      else if (!responseXML) fail('no XML');
      else resolve(responseXML);
    });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) fail('given up');
    else request.send();
  });
}
