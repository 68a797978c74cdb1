import type { PreviewPicture } from '@touchline/feature-kit';
import { createFreshCache } from './fresh-cache.ts';
import type { Encoding } from './compress.ts';
import type { PageForm, PageAddress, PageCompleteness, AcceptedEncodings, WrittenPage } from '../render/page-writer.ts';
import { createServable, type Servable } from './servable.ts';

/** A request for one customer's page, as HTML or as its state alone. */
export interface PageRequest extends PageAddress {
  isPayload: boolean;
  /** The encoding that the client accepts. */
  encoding: Encoding;
}

/** A rendered page as document and as payload, ready to be sent. */
interface CachedPage {
  completeness: PageCompleteness;
  picture: PreviewPicture | undefined;
  pageForms: Record<PageForm, Servable>;
}

export interface Pages {
  /** Returns a cached page that can be sent without waiting, although it may be stale. */
  getCachedPage: (request: PageRequest) => Servable | undefined;
  /** Returns a page; rejects when no page is cached and rendering fails. */
  get: (request: PageRequest) => Promise<Servable>;
  /**
   * Returns the picture for previews of a page's links. `isKnownPage` is false when the backend did not answer in time.
   * Rejects like `get`.
   */
  picture: (request: PageRequest) => Promise<{ isKnownPage: boolean; picture: PreviewPicture | undefined }>;
  /** Renews a stale page for the next client; called after the response has been sent. */
  renew: (request: PageRequest) => void;
}

interface PagesOptions {
  /** @param isRenewal whether an older page is cached */
  writePage: (
    address: PageAddress,
    now: number,
    accepted: AcceptedEncodings,
    isRenewal: boolean,
  ) => Promise<WrittenPage>;
  /** Called with the error when a page could not be renewed. */
  onError: (error: unknown) => void;
  /** Returns milliseconds since the epoch, for pages and their age; by default the system's clock. */
  now?: () => number;
}

/** Limit for uncompressed pages; their compressed forms need about a fifth more. */
const maxCacheBytes = 192 * 1024 * 1024;

/** Caches pages. All requests within seconds share one render, which gives the document and the payload. */
export function createPages({ writePage, onError, now = Date.now }: PagesOptions): Pages {
  const cache = createFreshCache<CachedPage>({
    getFreshness: ({ completeness }) =>
      completeness === 'whole'
        ? { freshMs: 5_000, whileRevalidateMs: 30_000, ifErrorMs: 600_000 }
        : { freshMs: 1_000, whileRevalidateMs: 0, ifErrorMs: 600_000 },
    maxWeight: maxCacheBytes,
    weigh: ({ pageForms: { document, payload } }) => document.sizeBytes + payload.sizeBytes,
    shouldKeep: ({ completeness }) => completeness !== 'unfilled',
    now,
  });

  const createWriter =
    (request: PageRequest) =>
    async (olderPage?: CachedPage): Promise<CachedPage> => {
      const { isPayload, encoding, ...address } = request;
      // A cached page is compressed for the encodings of all its clients, so that the next client does not wait for it.
      const accepted = {
        document: olderPage?.pageForms.document.listAcceptedEncodings() ?? (isPayload ? [] : [encoding]),
        payload: olderPage?.pageForms.payload.listAcceptedEncodings() ?? (isPayload ? [encoding] : []),
      };
      const {
        completeness,
        picture,
        forms: pageForms,
      } = await writePage(address, now(), accepted, olderPage !== undefined);
      return {
        completeness,
        picture,
        pageForms: { document: createServable(pageForms.document), payload: createServable(pageForms.payload) },
      };
    };

  const getKey = ({ site, locale, pathname, search }: PageRequest) => [site.build, locale, pathname, search].join(' ');
  const getForm = ({ isPayload }: PageRequest): PageForm => (isPayload ? 'payload' : 'document');

  return {
    getCachedPage: (request) => cache.getCached(getKey(request))?.pageForms[getForm(request)],
    get: async (request) => (await cache.get(getKey(request), createWriter(request))).pageForms[getForm(request)],
    async picture(request) {
      const { completeness, picture } = await cache.get(getKey(request), createWriter(request));
      return { isKnownPage: completeness !== 'unfilled', picture };
    },
    renew(request) {
      void cache.renew(getKey(request), createWriter(request)).catch(onError);
    },
  };
}
