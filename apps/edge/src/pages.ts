import type { PreviewPicture } from '@touchline/feature-kit';
import { createFreshCache } from './fresh-cache.ts';
import type { Encoding } from './compress.ts';
import type { Form, PageAddress, Wanted, WrittenPage } from './page-writer.ts';
import { servable, type Servable } from './servable.ts';

/** What is asked for: an address of one customer, as HTML or as its state alone. */
export interface PageRequest extends PageAddress {
  payload: boolean;
  /** What the reader takes it in. */
  encoding: Encoding;
}

/** One rendering in its two forms, ready to be sent. */
interface HeldPage {
  worthKeeping: boolean;
  picture: PreviewPicture | undefined;
  forms: Record<Form, Servable>;
}

export interface Pages {
  /** A page that is held and can be sent without waiting, though it may be stale. */
  peek: (request: PageRequest) => Servable | undefined;
  /** Rejects where there is none and none can be made. */
  get: (request: PageRequest) => Promise<Servable>;
  /** What is drawn for previews of a page's links; not `known` where the backend did not say in time what the page is. Rejects as `get` does. */
  picture: (request: PageRequest) => Promise<{ known: boolean; picture: PreviewPicture | undefined }>;
  /** Renews what is held and stale, for whoever asks next; called when the answer is out. */
  renew: (request: PageRequest) => void;
}

interface PagesOptions {
  /** @param renewal whether there is an older one */
  write: (address: PageAddress, now: number, wanted: Wanted, renewal: boolean) => Promise<WrittenPage>;
  /** Hears why a page could not be renewed. */
  onError: (error: unknown) => void;
  /** Milliseconds since the epoch, for pages and their age; the system's clock without it. */
  now?: () => number;
}

/** How much of pages is held, in bytes before compression, which adds about a fifth. */
const mostHeld = 192 * 1024 * 1024;

/** Holds pages, each written once for all who ask within seconds, in either form. */
export function createPages({ write, onError, now = Date.now }: PagesOptions): Pages {
  const cache = createFreshCache<HeldPage>({
    freshness: { fresh: 5_000, whileRevalidate: 30_000, ifError: 600_000 },
    most: mostHeld,
    weigh: ({ forms: { document, payload } }) => document.size + payload.size,
    keep: ({ worthKeeping }) => worthKeeping,
    now,
  });

  const make =
    (request: PageRequest) =>
    async (older?: HeldPage): Promise<HeldPage> => {
      const { payload, encoding, ...address } = request;
      // Of a page that is held, as its readers take it: whoever asks next should wait for no compression either.
      const wanted = {
        document: older?.forms.document.asked() ?? (payload ? [] : [encoding]),
        payload: older?.forms.payload.asked() ?? (payload ? [encoding] : []),
      };
      const { worthKeeping, picture, forms } = await write(address, now(), wanted, older !== undefined);
      return { worthKeeping, picture, forms: { document: servable(forms.document), payload: servable(forms.payload) } };
    };

  const keyOf = ({ site, locale, pathname, search }: PageRequest) => [site.build, locale, pathname, search].join(' ');
  const formOf = ({ payload }: PageRequest): Form => (payload ? 'payload' : 'document');

  return {
    peek: (request) => cache.peek(keyOf(request))?.forms[formOf(request)],
    get: async (request) => (await cache.get(keyOf(request), make(request))).forms[formOf(request)],
    async picture(request) {
      const { worthKeeping, picture } = await cache.get(keyOf(request), make(request));
      return { known: worthKeeping, picture };
    },
    renew(request) {
      void cache.renew(keyOf(request), make(request)).catch(onError);
    },
  };
}
