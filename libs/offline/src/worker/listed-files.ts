import { getDigest } from './digest.ts';
import type { WorkerSettings } from './worker-scope.ts';

/** A digest of 96 bits: no other content can match, and the list is half as long. */
export const digestCharacters = 16;

/** Content types by file extension. Files with other extensions may have any type but a document's. */
const types: Readonly<Record<string, RegExp>> = { js: /javascript/, css: /^text\/css/, json: /json/, svg: /svg/ };

/** Scripts and styles act on the page: the worker refuses foreign files. */
const executableFile = /\.(?:js|css)$/;

/** The build's files with their digests. The worker stores and serves no other content under their addresses. */
export interface ListedFiles {
  /** Whether the list has a file at this address. */
  has: (address: string) => boolean;
  /** Whether an answer is the listed file, complete and with the right type. It consumes the answer's body. */
  matchesList: (address: string, answer: Response) => Promise<boolean>;
  /**
   * Loads a file past every cache unless the first response is the listed file, because the browser's cache may contain
   * a firewall's response.
   * @param answer the first response
   * @returns the listed file, or the server's error; a network error instead of a foreign script or style
   */
  fetchListed: (address: string, answer: Response) => Promise<Response>;
}

/** @param origin of the site */
export function createListedFiles({ files }: Pick<WorkerSettings, 'files'>, origin: string): ListedFiles {
  const digests = new Map(Object.entries(files));
  const getPath = (address: string): string => new URL(address, origin).pathname;

  const matchesList = async (address: string, answer: Response): Promise<boolean> => {
    const path = getPath(address);
    const { status, redirected, headers } = answer;
    if (status !== 200 || redirected) return false;
    const type = headers.get('content-type') ?? '';
    const expectedType = types[path.slice(path.lastIndexOf('.') + 1)];
    if (expectedType ? !expectedType.test(type) : type.includes('html')) return false;
    try {
      return (await getDigest(await answer.arrayBuffer())).slice(0, digestCharacters) === digests.get(path);
    } catch {
      // The connection was cut.
      return false;
    }
  };

  return {
    has: (address) => digests.has(getPath(address)),
    matchesList,
    async fetchListed(address, answer) {
      // An error is returned as it is, because caches do not store errors for long.
      if (answer.status >= 400 || (await matchesList(address, answer.clone()))) return answer;
      const secondResponse = await fetch(address, { cache: 'reload' });
      const isRefused =
        executableFile.test(getPath(address)) &&
        secondResponse.status < 400 &&
        !(await matchesList(address, secondResponse.clone()));
      return isRefused ? Response.error() : secondResponse;
    },
  };
}
