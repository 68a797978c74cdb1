import type { Page } from 'playwright';

/**
 * Finds words and controls that reach out of a box with a hidden overflow which cannot be scrolled.
 * A text that ends in an ellipsis is cut on purpose, and text for assistive technology is hidden on purpose.
 *
 * @param containerSelector a selector; the story by default
 */
export const findCutOffTexts = (page: Page, containerSelector = '#storybook-root'): Promise<string[]> =>
  page.evaluate((selector) => {
    const root = document.querySelector(selector) ?? document.body;
    const tolerance = 2;
    const isCut = (element: Element, rects: readonly DOMRect[]): boolean => {
      let visibleRects = rects;
      for (let box: Element | null = element; box && visibleRects.length > 0; box = box.parentElement) {
        const { overflowX, overflowY, position, webkitLineClamp, textOverflow, clipPath, flexWrap } =
          getComputedStyle(box);
        if (clipPath !== 'none' || box.closest('svg') || position === 'fixed') return false;
        if (/auto|scroll/.test(overflowX + overflowY)) return false;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        if (flexWrap === 'wrap' && overflowY === 'hidden')
          // Such a row hides whole items that have no room, and a menu has them.
          visibleRects = visibleRects.filter((rect) => rect.top < bottom - tolerance);
        if (webkitLineClamp !== 'none') {
          // A line below the clamped box is not drawn.
          visibleRects = visibleRects.filter((rect) => rect.top < bottom - tolerance);
          if (visibleRects.some((rect) => rect.left < left - tolerance || rect.right > right + tolerance)) return true;
          continue;
        }
        if (/hidden|clip/.test(overflowX)) {
          const hasEllipsis = textOverflow === 'ellipsis';
          if (
            !hasEllipsis &&
            visibleRects.some((rect) => rect.left < left - tolerance || rect.right > right + tolerance)
          )
            return true;
          // No outer box can cut off the part that the ellipsis already hides.
          visibleRects = visibleRects.map((rect) => {
            const [start, end] = [Math.max(rect.left, left), Math.min(rect.right, right)];
            return new DOMRect(start, rect.y, Math.max(0, end - start), rect.height);
          });
        }
        if (
          /hidden|clip/.test(overflowY) &&
          visibleRects.some((rect) => rect.top < top - tolerance || rect.bottom > bottom + tolerance)
        )
          return true;
      }
      // A page cannot scroll above its top. An element wholly above it, such as a skip link, appears on focus.
      return visibleRects.some((rect) => rect.top + scrollY < -tolerance && rect.bottom + scrollY > 0);
    };
    const cut: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim();
      if (!owner || !text || !owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // Line boxes of a font are taller than its glyphs, so measure 70 % of the height.
      const rects = [...range.getClientRects()].map(
        ({ x, y, width, height }) => new DOMRect(x, y + height * 0.15, width, height * 0.7),
      );
      if (isCut(owner, rects)) cut.push(`"${text.slice(0, 40)}"`);
    }
    for (const control of root.querySelectorAll('button, input:not([type=range]), select, [role=slider]')) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (control.parentElement && isCut(control.parentElement, [control.getBoundingClientRect()]))
        cut.push(`the control "${control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''}"`);
    }
    return cut;
  }, containerSelector);
