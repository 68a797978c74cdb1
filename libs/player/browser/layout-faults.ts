/** Half a pixel is rounding. */
const tolerance = 0.5;

/** Side of the square that a finger finds: of the main controls, and of every other. */
const mainTarget = 44;
const target = 24;

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.outerHTML.slice(0, 60));

/** What is marked on the line stands on it, so that the line is pressed between the marks. */
const isMark = (element: Element): boolean => element.matches('button[data-kind]');

const isMain = (element: Element): boolean =>
  element.matches('button:not(fieldset button), [role=slider]') && !isMark(element);

const isMarkOnLine = (one: Element, other: Element): boolean =>
  [one, other].some(isMark) && [one, other].some((element) => element.matches('[role=slider]'));

/** Whether a pointer finds a control over so many pixels across its middle. */
function isReached(
  control: Element,
  { left, top, width, height }: DOMRect,
  [dx, dy]: readonly [number, number],
  pixels: number,
): boolean {
  const [x, y] = [left + width / 2, top + height / 2];
  const isFound = (steps: number): boolean =>
    control.contains(document.elementFromPoint(x + dx * steps, y + dy * steps));
  // Most controls lie free: a few points of them say so, and each costs the browser a look through the page.
  if ([0, 1, -1, 0.5, -0.5].every((part) => isFound((part * pixels) / 2))) return true;
  const far = (way: 1 | -1): number => {
    let steps = 0;
    while (steps < mainTarget && isFound(way * steps)) steps += 1;
    return steps;
  };
  return far(1) + far(-1) >= pixels;
}

/** What is wrong with how a player's controls lie: outside of it, over each other, or too small to hit. */
export function faultsOf(player: Element | null): string[] {
  if (!player) return ['there is no player'];
  const box = player.getBoundingClientRect();
  const shown = [...player.querySelectorAll('button, input, [role=slider], [data-score-bug]')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const boxes = shown.map((one) => ({ one, at: one.getBoundingClientRect() }));
  const drawn = [
    ...boxes,
    ...[...player.querySelectorAll('[data-knob]')].map((one) => ({ one, at: one.getBoundingClientRect() })),
  ];
  const outside = drawn.filter(
    ({ at }) =>
      at.left < box.left - tolerance ||
      at.right > box.right + tolerance ||
      at.top < box.top - tolerance ||
      at.bottom > box.bottom + tolerance,
  );
  const over = boxes.flatMap(({ one, at }, index) =>
    boxes
      .slice(index + 1)
      .filter(
        ({ one: upper, at: other }) =>
          !isMarkOnLine(one, upper) &&
          Math.min(at.right, other.right) - Math.max(at.left, other.left) > tolerance &&
          Math.min(at.bottom, other.bottom) - Math.max(at.top, other.top) > tolerance,
      )
      .map(({ one: other }) => `${nameOf(one)} lies over ${nameOf(other)}`),
  );
  const small = boxes.filter(({ one, at }) => {
    if (one.matches('[data-score-bug]')) return false;
    const side = isMain(one) ? mainTarget : target;
    return !isReached(one, at, [1, 0], side - 1) || !isReached(one, at, [0, 1], side - 1);
  });
  return [
    ...(shown.length < 5 ? ['there are hardly any controls'] : []),
    ...outside.map(({ one }) => `${nameOf(one)} leaves the player`),
    ...over,
    ...small.map(({ one }) => `${nameOf(one)} is hard to hit`),
  ];
}
