/** Bytes of an answer; a tag has a few thousand. */
const mostBytes = 512_000;

/** Browsers write entities out, one of a hundred thousand letters as often as it is named: the page stands still for minutes. */
const entities = /<!ENTITY\b/;

/**
 * Asks for an XML document. By XMLHttpRequest, which parses by itself: text that a script hands to a parser is refused by Trusted Types.
 * No cookies go along. Rejects with what a report may say.
 */
export function fetchXml(address: string, signal: AbortSignal): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (message: string): void => reject(new Error(message));
    request.open('GET', address);
    request.overrideMimeType('application/xml');
    request.addEventListener('progress', ({ loaded }) => loaded > mostBytes && request.abort());
    request.addEventListener('error', () => fail('no answer'));
    request.addEventListener('abort', () => fail(signal.aborted ? 'given up' : 'too long an answer'));
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      if (status < 200 || status > 299) return fail(`status ${status}`);
      if (responseText.length > mostBytes) return fail('too long an answer');
      if (entities.test(responseText)) return fail('entities of its own');
      // Parsed when it is read, and not before: this is why no type of answer is asked for.
      const { responseXML } = request;
      if (responseXML) resolve(responseXML);
      else fail('no XML');
    });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) fail('given up');
    else request.send();
  });
}
