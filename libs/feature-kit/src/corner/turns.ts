/** What asks something of the viewer over the foot of the page, the most important first. */
const order = ['consent', 'playback', 'survey', 'install'] as const;

export type Asker = (typeof order)[number];

/** Written on what stands there (`data-asks`): while it is being used nothing takes its place. */
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
 * Whose turn it is over the foot of the page: at most one asks at a time, in a fixed order of importance, and the next one when that one is answered or goes. One for
 * the whole page, outside of components, because not all that ask are drawn by the application.
 */
export const turns = {
  /** Who may stand there now. */
  standing: (): Asker | null => standing,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Wants a turn. @returns ends it, and lets the next one in; a second call does nothing */
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
