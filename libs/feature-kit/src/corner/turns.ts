/** Parts that may ask over the foot of the page, the most important first. */
const order = ['consent', 'playback', 'survey', 'install'] as const;

export type Asker = (typeof order)[number];

/**
 * `data-asks` marks the part that is shown. Another part does not replace it while the viewer points at it or has the
 * focus in it.
 */
const isUsed = (): boolean => document.querySelector('[data-asks]:is(:hover, :focus-within)') !== null;

const listeners = new Set<() => void>();
const wanting = new Set<Asker>();
let standing: Asker | null = null;

function stand(next: Asker | null): void {
  if (next === standing) return;
  standing = next;
  for (const listener of listeners) listener();
}

/**
 * Decides which part may ask over the foot of the page: one at a time, in a fixed order. A separate module, because
 * parts outside of the React tree ask too.
 */
export const turns = {
  /** The part whose turn it is; null without one. */
  standing: (): Asker | null => standing,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /**
   * Queues a part for its turn.
   * @returns ends the turn or leaves the queue; a second call has no effect
   */
  want(asker: Asker): () => void {
    wanting.add(asker);
    if (standing === null || (order.indexOf(asker) < order.indexOf(standing) && !isUsed())) stand(asker);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      wanting.delete(asker);
      if (standing === asker) stand(order.find((other) => wanting.has(other)) ?? null);
    };
  },
};
