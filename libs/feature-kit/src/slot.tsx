import { createContext, type ReactNode, Suspense, use, useContext, useState } from 'react';
import { Boundary } from './boundary.tsx';
import type { Place, SlotPlace } from './place.ts';

/** A named spot in a page that other features fill; P are the props of each fill. */
export interface SlotToken<P extends object> {
  readonly name: string;
  readonly place: SlotPlace;
  /** Exists only in the type, so that a fill must accept the slot's props. */
  readonly props?: P | undefined;
}

/** One feature's content for one slot. */
export interface SlotFill {
  slot: string;
  place: SlotPlace;
  /** Lower comes first; fills of equal order stand as their features are listed. */
  order: number;
  /** Of the way to a page: where that is. Without the locale's prefix. */
  to?: string | undefined;
  /** Once it is loaded. */
  Content: ((props: never) => ReactNode) | undefined;
  /** Loads it once; what failed is tried again. */
  load: () => Promise<unknown>;
  /** The load under way, or the failed one: React must meet the same failure twice before it gives up. */
  awaited: () => Promise<unknown>;
  /** Whether the last load failed: its place stays empty until it is loaded again. */
  failed: boolean;
}

/** What the enabled features put into slots, by the slot's name. */
export type Fills = ReadonlyMap<string, readonly SlotFill[]>;

export function defineSlot<P extends object>(name: string, place: SlotPlace): SlotToken<P> {
  return { name, place };
}

/** Fills a slot. @param load imports the content, and nothing else does @param order lower comes first */
export function fill<P extends object>(
  slot: SlotToken<P>,
  load: () => Promise<(props: P) => ReactNode>,
  order = 0,
): SlotFill {
  let loading: Promise<unknown> | undefined;
  const start = (): Promise<unknown> => {
    filled.failed = false;
    loading = load().then(
      (Content) => (filled.Content = Content),
      (error: unknown) => {
        filled.failed = true;
        throw error;
      },
    );
    return loading;
  };
  const filled: SlotFill = {
    slot: slot.name,
    place: slot.place,
    order,
    Content: undefined,
    load: () => (loading && !filled.failed ? loading : start()),
    awaited: () => loading ?? start(),
    failed: false,
  };
  return filled;
}

/**
 * Loads what fills the slots of some places. One that does not come costs its own place alone, until it is loaded again.
 * @param onError hears of it
 */
export async function loadFills(
  fills: Fills,
  places: readonly Place[],
  onError: (error: unknown) => void,
): Promise<void> {
  const wanted = [...fills.values()].flat().filter(({ place }) => places.some((one) => one === place));
  await loadAll(wanted, onError);
}

/** Side by side. @param onError hears of each that does not come */
export async function loadAll(fills: readonly SlotFill[], onError: (error: unknown) => void): Promise<void> {
  await Promise.all(fills.map((one) => one.load().catch(onError)));
}

const FillsContext = createContext<Fills | Promise<Fills>>(new Map());

interface SlotProviderProps {
  /** A promise where the features come later than what stands around pages. */
  fills: Fills | Promise<Fills>;
  children: ReactNode;
}

export function SlotProvider({ fills, children }: SlotProviderProps) {
  return <FillsContext value={fills}>{children}</FillsContext>;
}

export function useFills(slot: string): readonly SlotFill[] {
  const given = useContext(FillsContext);
  const fills = given instanceof Promise ? use(given) : given;
  return fills.get(slot) ?? [];
}

interface SlotProps<P extends object> {
  of: SlotToken<P>;
  props: P;
  /** What stands there where no feature fills it. */
  empty?: ReactNode;
}

/**
 * Shows what the enabled features put into a slot. A page waits a while for the fills of its places with its own code; the shell does
 * not: what the server wrote of them stands until they are there. A fill that does not come, or throws, leaves its own place empty.
 */
export function Slot<P extends object>(slot: SlotProps<P>) {
  if (slot.of.place !== 'shell') return <Filled {...slot} />;
  return (
    <Boundary section={slot.of.name}>
      <Suspense>
        <Filled {...slot} />
      </Suspense>
    </Boundary>
  );
}

function Filled<P extends object>({ of, props, empty }: SlotProps<P>) {
  const fills = useFills(of.name);
  if (fills.length === 0) return empty;
  return fills.map((one, index) => (
    <Boundary key={index} section={of.name}>
      <OneFill fill={one} props={props} />
    </Boundary>
  ));
}

interface OneFillProps {
  fill: SlotFill;
  props: object;
}

/** What is late in a page's place keeps the page no longer: it appears when it is there. */
function OneFill(one: OneFillProps) {
  // Decided once: what stands would begin anew in another tree.
  const [isLate] = useState(!one.fill.Content && one.fill.place !== 'shell');
  const loaded = <Loaded {...one} />;
  return isLate ? <Suspense>{loaded}</Suspense> : loaded;
}

function Loaded({ fill: one, props }: OneFillProps) {
  if (one.failed) return null;
  if (!one.Content) use(one.awaited());
  // The token's type made sure of the props when the fill was defined.
  const Content = one.Content as ((props: object) => ReactNode) | undefined;
  return Content && <Content {...props} />;
}

/** Whether an enabled feature fills a slot. */
export const useFilled = <P extends object>(slot: SlotToken<P>): boolean => useFills(slot.name).length > 0;
