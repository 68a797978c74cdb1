import { digestOf } from './digest.ts';
import type { WorkerSettings } from './worker-scope.ts';

/** Characters of a digest that the list holds: 96 bits, which no other content is made to fit, at half the size of the list. */
export const digestLength = 16;

/** Types under which browsers take a file for what its name says. Any other file may be anything but a document. */
const types: Readonly<Record<string, RegExp>> = { js: /javascript/, css: /^text\/css/, json: /json/, svg: /svg/ };

/** Scripts and styles act on the page: what is not the build's is not handed on. */
const acting = /\.(?:js|css)$/;

/** The files that the build lists with their digests: only what fits is kept, and only what fits is shown from what was kept. */
export interface ListedFiles {
  /** Whether the list has a file at this address. */
  has: (address: string) => boolean;
  /** Whether an answer is the listed file, whole and under its type. It reads the answer. */
  fits: (address: string, answer: Response) => Promise<boolean>;
  /**
   * Asks past every cache where an answer is not the listed file: a firewall or a bad balancer may have answered once, and the browser would keep that.
   * @param answer the first one @returns the listed file, else what the server says; a failure for a script or a style that is still not the listed one
   */
  insist: (address: string, answer: Response) => Promise<Response>;
}

/** @param origin the site's */
export function createListedFiles({ files }: Pick<WorkerSettings, 'files'>, origin: string): ListedFiles {
  const digests = new Map(Object.entries(files));
  const pathOf = (address: string): string => new URL(address, origin).pathname;

  const fits = async (address: string, answer: Response): Promise<boolean> => {
    const path = pathOf(address);
    const { status, redirected, headers } = answer;
    if (status !== 200 || redirected) return false;
    const type = headers.get('content-type') ?? '';
    const wanted = types[path.slice(path.lastIndexOf('.') + 1)];
    if (wanted ? !wanted.test(type) : type.includes('html')) return false;
    try {
      return (await digestOf(await answer.arrayBuffer())).slice(0, digestLength) === digests.get(path);
    } catch {
      // Cut off on its way.
      return false;
    }
  };

  return {
    has: (address) => digests.has(pathOf(address)),
    fits,
    async insist(address, answer) {
      // An error says so itself, and no cache holds it for good.
      if (answer.status >= 400 || (await fits(address, answer.clone()))) return answer;
      const again = await fetch(address, { cache: 'reload' });
      const isRefused = acting.test(pathOf(address)) && again.status < 400 && !(await fits(address, again.clone()));
      return isRefused ? Response.error() : again;
    },
  };
}
