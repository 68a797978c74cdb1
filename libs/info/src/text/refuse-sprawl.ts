import { deepestPage, mostPageElements, PortalError } from '@touchline/contract';

/** The document's own: html and body. */
const outer = 2;

/**
 * Refuses HTML that a DOM would take long for. Only a parser knows: an end tag may end nothing or stand in an attribute, and what is never
 * ended is repeated in every paragraph that follows. This one keeps nothing, and stops where there is too much.
 * @throws PortalError `invalid_response`
 */
export async function refuseSprawl(html: string): Promise<void> {
  const { defaultTreeAdapter, parse } = await import('parse5');
  let depth = 0;
  let count = 0;
  parse(html, {
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(...args) {
        count += 1;
        if (count > mostPageElements)
          throw new PortalError('invalid_response', { message: 'A text of too many elements' });
        return defaultTreeAdapter.createElement(...args);
      },
      onItemPush() {
        depth += 1;
        if (depth > outer + deepestPage)
          throw new PortalError('invalid_response', { message: 'A text is nested too deeply' });
      },
      onItemPop() {
        depth -= 1;
      },
    },
  });
}
