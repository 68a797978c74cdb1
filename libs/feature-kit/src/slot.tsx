import { createContext, type ReactNode, Suspense, use, useContext, useState } from 'react';
import { Boundary } from './boundary.tsx';
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
  /** Fills are sorted by it; equal ones keep the order of their features. */
  order: number;
  /** The path that the fill links to, without the locale's prefix. */
  to?: string | undefined;
  /** The fill's component; undefined until its code has loaded. */
  Content: ((props: never) => ReactNode) | undefined;
  /** Loads the component once; retries after a failure. */
  load: () => Promise<unknown>;
  /** The pending load, or the failed one: React must get the same failure twice before it gives up. */
  awaited: () => Promise<unknown>;
  /** True if the last load failed: its place stays empty until it is loaded again. */
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

const FillsContext = createContext<Fills | Promise<Fills>>(new Map());

interface SlotProviderProps {
  /** A promise while the features still load, after the shell. */
  fills: Fills | Promise<Fills>;
  children: ReactNode;
}

export function SlotProvider({ fills, children }: SlotProviderProps) {
  return <FillsContext value={fills}>{children}</FillsContext>;
}

export function useFills(slot: string): readonly SlotFill[] {
  const providedFills = useContext(FillsContext);
  const fills = providedFills instanceof Promise ? use(providedFills) : providedFills;
  return fills.get(slot) ?? [];
}

interface SlotProps<P extends object> {
  of: SlotToken<P>;
  props: P;
  /** Shown if no feature fills the slot. */
  empty?: ReactNode;
}

/**
 * Draws the fills of a slot. A page waits a limited time for the fills of its places; the shell does not wait and keeps
 * the server's markup until they load. A fill that fails leaves only its own place empty.
 */
export function Slot<P extends object>(slot: SlotProps<P>) {
  if (slot.of.place !== 'shell') return <SlotFills {...slot} />;
  return (
    <Boundary section={slot.of.name}>
      <Suspense>
        <SlotFills {...slot} />
      </Suspense>
    </Boundary>
  );
}

function SlotFills<P extends object>({ of, props, empty }: SlotProps<P>) {
  const fills = useFills(of.name);
  if (fills.length === 0) return empty;
  return fills.map((slotFill, index) => (
    <Boundary key={index} section={of.name}>
      <SuspendedFill fill={slotFill} props={props} />
    </Boundary>
  ));
}

interface FillProps {
  fill: SlotFill;
  props: object;
}

/** A fill that is late does not delay its page: it suspends alone. */
function SuspendedFill(fillProps: FillProps) {
  // Decided once, because a change of the tree would remount the fill.
  const [isLate] = useState(!fillProps.fill.Content && fillProps.fill.place !== 'shell');
  const fillElement = <LoadedFill {...fillProps} />;
  return isLate ? <Suspense>{fillElement}</Suspense> : fillElement;
}

function LoadedFill({ fill: loadedFill, props }: FillProps) {
  if (loadedFill.failed) return null;
  if (!loadedFill.Content) use(loadedFill.awaited());
  // The token's type checked the props when the fill was defined.
  const Content = loadedFill.Content as ((props: object) => ReactNode) | undefined;
  return Content && <Content {...props} />;
}

/** Whether an enabled feature fills a slot. */
export const useIsSlotFilled = <P extends object>(slot: SlotToken<P>): boolean => useFills(slot.name).length > 0;

/**
 * Loads a feature's texts; the same promise for each call. After a failure, which is reported, English texts replace
 * them.
 */
export type LoadTexts = (feature: string) => Promise<unknown>;

const LazyTextsContext = createContext<LoadTexts | null>(null);

/** Set by the portal; without it, as in tests, all texts are loaded. */
export const LazyTextsProvider = LazyTextsContext.Provider;

/**
 * Suspends until a feature's texts are loaded: for parts in slots that appear after the page. Texts that a slot shows
 * at once are in `everywhere`.
 */
export function useLazyTexts(feature: string): void {
  const load = useContext(LazyTextsContext);
  if (load) use(load(feature));
}
