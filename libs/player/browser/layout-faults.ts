/** Browsers round to half a pixel. */
const tolerancePx = 0.5;

/** The side of a touch target for main controls, and for all other controls. */
const mainTargetPx = 44;
const targetPx = 24;

const getName = (element: Element): string =>
  element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.outerHTML.slice(0, 60));

/** Whether the element is a marker, which may cover the seek bar: viewers press the bar between the markers. */
const isMarker = (element: Element): boolean => element.matches('button[data-kind]');

const isMain = (element: Element): boolean =>
  element.matches('button:not(fieldset button), [role=slider]') && !isMarker(element);

const isMarkerOnLine = (a: Element, b: Element): boolean =>
  [a, b].some(isMarker) && [a, b].some((element) => element.matches('[role=slider]'));

/** Whether a pointer reaches a control over this many pixels across its middle. */
function isReached(
  control: Element,
  { left, top, width, height }: DOMRect,
  [dx, dy]: readonly [number, number],
  pixels: number,
): boolean {
  const [x, y] = [left + width / 2, top + height / 2];
  const isFound = (sizeFraction: number): boolean =>
    control.contains(document.elementFromPoint(x + dx * sizeFraction, y + dy * sizeFraction));
  // A few points prove that most controls are uncovered, and each point costs a hit test.
  if ([0, 1, -1, 0.5, -0.5].every((part) => isFound((part * pixels) / 2))) return true;
  const findReachLimit = (direction: 1 | -1): number => {
    let sizeFraction = 0;
    while (sizeFraction < mainTargetPx && isFound(direction * sizeFraction)) sizeFraction += 1;
    return sizeFraction;
  };
  return findReachLimit(1) + findReachLimit(-1) >= pixels;
}

/** Finds faults of a player's layout: controls outside of it, over each other, or too small. */
export function getFaults(player: Element | null): string[] {
  if (!player) return ['there is no player'];
  const box = player.getBoundingClientRect();
  const visibleElements = [...player.querySelectorAll('button, input, [role=slider], [data-score-bug]')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const boxes = visibleElements.map((element) => ({ one: element, at: element.getBoundingClientRect() }));
  const drawnBoxes = [
    ...boxes,
    ...[...player.querySelectorAll('[data-knob]')].map((element) => ({
      one: element,
      at: element.getBoundingClientRect(),
    })),
  ];
  const overflowingBoxes = drawnBoxes.filter(
    ({ at }) =>
      at.left < box.left - tolerancePx ||
      at.right > box.right + tolerancePx ||
      at.top < box.top - tolerancePx ||
      at.bottom > box.bottom + tolerancePx,
  );
  const overlaps = boxes.flatMap(({ one, at }, index) =>
    boxes
      .slice(index + 1)
      .filter(
        ({ one: upper, at: other }) =>
          !isMarkerOnLine(one, upper) &&
          Math.min(at.right, other.right) - Math.max(at.left, other.left) > tolerancePx &&
          Math.min(at.bottom, other.bottom) - Math.max(at.top, other.top) > tolerancePx,
      )
      .map(({ one: other }) => `${getName(one)} lies over ${getName(other)}`),
  );
  const smallBoxes = boxes.filter(({ one, at }) => {
    if (one.matches('[data-score-bug]')) return false;
    const minSidePx = isMain(one) ? mainTargetPx : targetPx;
    return !isReached(one, at, [1, 0], minSidePx - 1) || !isReached(one, at, [0, 1], minSidePx - 1);
  });
  return [
    ...(visibleElements.length < 5 ? ['there are hardly any controls'] : []),
    ...overflowingBoxes.map(({ one }) => `${getName(one)} leaves the player`),
    ...overlaps,
    ...smallBoxes.map(({ one }) => `${getName(one)} is hard to hit`),
  ];
}
