import { maxPageDepth, maxPageElements, PortalError } from '@touchline/contract';

/** Depth of the document's own elements, html and body. */
const documentDepth = 2;

/**
 * Rejects HTML from which a DOM would take long to build. Only a parser can find this: an end tag may match no element
 * or be part of an attribute, and an unclosed element repeats in every later paragraph. This parser stores no tree and
 * stops at the limit.
 * @throws PortalError `invalid_response`
 */
export async function refuseHugeMarkup(html: string): Promise<void> {
  const { defaultTreeAdapter, parse } = await import('parse5');
  let depth = 0;
  let elementCount = 0;
  parse(html, {
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(...args) {
        elementCount += 1;
        if (elementCount > maxPageElements)
          throw new PortalError('invalid_response', { message: 'A text of too many elements' });
        return defaultTreeAdapter.createElement(...args);
      },
      onItemPush() {
        depth += 1;
        if (depth > documentDepth + maxPageDepth)
          throw new PortalError('invalid_response', { message: 'A text is nested too deeply' });
      },
      onItemPop() {
        depth -= 1;
      },
    },
  });
}
