/** The player refuses a larger response. A typical response has a few thousand bytes. */
const maxBytes = 512_000;

/** Browsers expand entities: a long entity that is named often would block the page for minutes. */
const entityDeclarationPattern = /<!ENTITY\b/;

/**
 * Fetches an XML document without cookies. It uses the parser of XMLHttpRequest, because Trusted Types forbid scripts
 * to pass text to a parser.
 * @throws an error whose message may be reported
 */
export function fetchXml(address: string, signal: AbortSignal): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (message: string): void => reject(new Error(message));
    request.open('GET', address);
    request.overrideMimeType('application/xml');
    request.addEventListener('progress', ({ loaded }) => loaded > maxBytes && request.abort());
    request.addEventListener('error', () => fail('no response'));
    request.addEventListener('abort', () => fail(signal.aborted ? 'aborted' : 'response too long'));
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      if (status < 200 || status > 299) return fail(`status ${status}`);
      if (responseText.length > maxBytes) return fail('response too long');
      if (entityDeclarationPattern.test(responseText)) return fail('declares entities');
      // `responseXML` is parsed on first access; a `responseType` would parse before the check for entities.
      const { responseXML } = request;
      if (responseXML) resolve(responseXML);
      else fail('is no XML');
    });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) fail('aborted');
    else request.send();
  });
}
