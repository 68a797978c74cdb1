import { createContext, type ReactNode, Suspense, use, useContext, useMemo, useState } from 'react';
import { Boundary } from '../page/boundary.tsx';
import type { Fills, SlotFill, SlotToken } from './fill.ts';

/** The fills of the features; undefined until the features have loaded. */
interface TrackedFills {
  loaded: Fills | undefined;
  awaited: Promise<Fills>;
}

function trackFills(fills: Fills | Promise<Fills>): TrackedFills {
  if (!(fills instanceof Promise)) return { loaded: fills, awaited: Promise.resolve(fills) };
  const tracked: TrackedFills = { loaded: undefined, awaited: fills };
  // The provider's owner reports a failure.
  fills.then((loadedFills) => (tracked.loaded = loadedFills)).catch(() => undefined);
  return tracked;
}

const FillsContext = createContext<TrackedFills>(trackFills(new Map()));

interface SlotProviderProps {
  /** A promise until the features have loaded, which the shell does not wait for. */
  fills: Fills | Promise<Fills>;
  children: ReactNode;
}

export function SlotProvider({ fills, children }: SlotProviderProps) {
  const trackedFills = useMemo(() => trackFills(fills), [fills]);
  return <FillsContext value={trackedFills}>{children}</FillsContext>;
}

export function useFills(slot: string): readonly SlotFill[] {
  const { loaded, awaited } = useContext(FillsContext);
  // Even a resolved promise suspends its first reader, and React removes a served section that suspends in an update.
  const fills = loaded ?? use(awaited);
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

/** The portal sets the value. Without a value, as in tests, all texts are loaded. */
export const LazyTextsProvider = LazyTextsContext.Provider;

/**
 * Suspends until a feature's texts are loaded: for parts in slots that appear after the page. Texts that a slot shows
 * at once are in `everywhere`.
 */
export function useLazyTexts(feature: string): void {
  const load = useContext(LazyTextsContext);
  if (load) use(load(feature));
}
