import { markedText, pageMark } from '@touchline/feature-kit/rendering';
import { digestOf } from './digest.ts';

/** Whose page an answer is, and of which build. */
export interface PageMark {
  /** The customer's id. */
  site: string;
  build: string;
}

/** The edge's mark of a page. It reads the answer. @returns undefined for what the edge has not written, or not like this */
export async function readMark(answer: Response): Promise<PageMark | undefined> {
  const [site, build, digest] = answer.headers.get(pageMark)?.split(' ') ?? [];
  if (!site || !build || !digest) return undefined;
  const policy = answer.headers.get('content-security-policy') ?? '';
  const html = await answer.text().catch(() => '');
  return digest === (await digestOf(markedText(policy, html))) ? { site, build } : undefined;
}
