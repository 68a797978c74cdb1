import type { Answer, Call } from '../proxy/backend-fetch.ts';
import type { PageAddress, AcceptedEncodings, WrittenPage } from './page-writer.ts';
import type { ServedSite } from '../sites/sites.ts';

/** Messages from the serving thread to a rendering thread. */
export type ToRenderThread =
  /** Registers a customer, or replaces its earlier build. The thread answers once the bundle is loaded. */
  | { kind: 'site'; id: number; site: ServedSite }
  /** Writes a page of a registered customer. */
  | {
      kind: 'page';
      id: number;
      site: string;
      address: Omit<PageAddress, 'site'>;
      now: number;
      accepted: AcceptedEncodings;
    }
  /** The backend's response to a call; undefined for a failed call. */
  | { kind: 'answer'; id: number; answer: Answer | undefined };

/** Messages from a rendering thread. `done` and `failed` have the id of the request that they answer. */
export type FromRenderThread =
  | { kind: 'done'; id: number; page?: WrittenPage | undefined }
  /** @property reason for the log */
  | { kind: 'failed'; id: number; reason: string }
  /** A call of the API. Its id differs from the render's id. The serving thread caches responses for all threads. */
  | { kind: 'call'; id: number; call: Call };
