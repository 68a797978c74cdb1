import type { Answer, Call } from './backend-fetch.ts';
import type { PageAddress, Wanted, WrittenPage } from './page-writer.ts';
import type { ServedSite } from './sites.ts';

/** What the serving thread says to one that renders. */
export type ToRenderThread =
  /** Takes up a customer, in the place of an earlier build of theirs; done once its bundle is loaded. */
  | { kind: 'site'; id: number; site: ServedSite }
  /** Writes a page of a customer that was taken up. */
  | { kind: 'page'; id: number; site: string; address: Omit<PageAddress, 'site'>; now: number; wanted: Wanted }
  /** What the backend answers to a call; undefined where it gave none. */
  | { kind: 'answer'; id: number; answer: Answer | undefined };

/** What a rendering thread says. Ids are those of what is answered. */
export type FromRenderThread =
  | { kind: 'done'; id: number; page?: WrittenPage | undefined }
  /** @property reason as it is logged */
  | { kind: 'failed'; id: number; reason: string }
  /** A call of the API: the serving thread holds the answers for all threads. */
  | { kind: 'call'; id: number; call: Call };
