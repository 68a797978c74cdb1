import { markedText, pageMark } from '@touchline/feature-kit/rendering';
import { digestOf } from './digest.ts';

/** The customer and build that wrote a page. */
export interface PageMark {
  /** The customer's id. */
  site: string;
  build: string;
}

/** Reads and checks the edge's mark of a page; consumes the answer's body. @returns undefined without a valid mark */
export async function readMark(answer: Response): Promise<PageMark | undefined> {
  const [site, build, digest] = answer.headers.get(pageMark)?.split(' ') ?? [];
  if (!site || !build || !digest) return undefined;
  const policy = answer.headers.get('content-security-policy') ?? '';
  const html = await answer.text().catch(() => '');
  return digest === (await digestOf(markedText(policy, html))) ? { site, build } : undefined;
}
