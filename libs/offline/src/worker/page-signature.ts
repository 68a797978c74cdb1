import { getSignedText, pageSignatureHeader } from '@touchline/feature-kit/rendering';
import { getDigest } from './digest.ts';

/** The customer and build that wrote a page. */
export interface PageSignature {
  /** The customer's id. */
  site: string;
  build: string;
}

/**
 * Reads and checks the edge's signature of a page; consumes the response's body.
 * @returns undefined without a valid one
 */
export async function readPageSignature(answer: Response): Promise<PageSignature | undefined> {
  const [site, build, digest] = answer.headers.get(pageSignatureHeader)?.split(' ') ?? [];
  if (!site || !build || !digest) return undefined;
  const policy = answer.headers.get('content-security-policy') ?? '';
  const html = await answer.text().catch(() => '');
  return digest === (await getDigest(getSignedText(policy, html))) ? { site, build } : undefined;
}
