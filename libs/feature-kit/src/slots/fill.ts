import type { ReactNode } from 'react';
import type { SlotLocation, SlotLocationOrLater } from './slot-location.ts';

/** A named place in a page that other features fill; P are the props of each fill. */
export interface SlotToken<P extends object> {
  readonly name: string;
  readonly place: SlotLocationOrLater;
  /** Exists only in the type, so that a fill must accept the slot's props. */
  readonly props?: P | undefined;
}

/** One feature's content for one slot. */
export interface SlotFill {
  slot: string;
  place: SlotLocationOrLater;
  /** Sorts the fills of a slot. Fills with an equal number keep the order of their features. */
  order: number;
  /** The path that the fill links to, without the locale's prefix. */
  to?: string | undefined;
  /** The fill's component; undefined until its code has loaded. */
  Content: ((props: never) => ReactNode) | undefined;
  /** Loads the component once; retries after a failure. */
  load: () => Promise<unknown>;
  /** The pending load, or the failed one: React must get the same failure twice before it gives up. */
  awaited: () => Promise<unknown>;
  /** True if the last load failed: the fill's place stays empty until the next load. */
  failed: boolean;
}

/** The fills of the enabled features, by the slot's name. */
export type Fills = ReadonlyMap<string, readonly SlotFill[]>;

export function defineSlot<P extends object>(name: string, place: SlotLocationOrLater): SlotToken<P> {
  return { name, place };
}

/** Refuses a component with a prop that the slot does not have: an optional one would stay empty without an error. */
type AcceptsOnly<P, Q> = [Exclude<keyof Q, keyof P>] extends [never] ? unknown : never;

/**
 * Fills a slot.
 * @param load the only import of the content; its props are among the slot's
 * @param order lower is first
 */
export function fill<P extends object, Content extends (props: P) => ReactNode>(
  slot: SlotToken<P>,
  load: () => Promise<Content & AcceptsOnly<P, Parameters<Content>[0]>>,
  order = 0,
): SlotFill {
  let loadPromise: Promise<unknown> | undefined;
  const startLoad = (): Promise<unknown> => {
    slotFill.failed = false;
    loadPromise = load().then(
      (Content) => (slotFill.Content = Content),
      (error: unknown) => {
        slotFill.failed = true;
        throw error;
      },
    );
    return loadPromise;
  };
  const slotFill: SlotFill = {
    slot: slot.name,
    place: slot.place,
    order,
    Content: undefined,
    load: () => (loadPromise && !slotFill.failed ? loadPromise : startLoad()),
    awaited: () => loadPromise ?? startLoad(),
    failed: false,
  };
  return slotFill;
}

/**
 * Loads the fills of some places. A failed fill leaves only its own place empty, until it is loaded again.
 * @param onError called with each failure
 */
export async function loadFills(
  fills: Fills,
  locations: readonly SlotLocation[],
  onError: (error: unknown) => void,
): Promise<void> {
  const locationFills = [...fills.values()]
    .flat()
    .filter(({ place }) => locations.some((fillPlace) => fillPlace === place));
  await loadFillList(locationFills, onError);
}

/**
 * Loads fills in parallel.
 * @param onError called with each failure
 */
export async function loadFillList(fills: readonly SlotFill[], onError: (error: unknown) => void): Promise<void> {
  await Promise.all(fills.map((slotFill) => slotFill.load().catch(onError)));
}
