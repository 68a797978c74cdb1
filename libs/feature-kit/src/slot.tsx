import { createContext, type ReactNode, useContext } from 'react';

/** A named place in a page that other features fill; P is what each fill is told. */
export interface SlotToken<P extends object> {
  readonly name: string;
  /** Exists only in the type, so that a fill must accept the slot's props. */
  readonly props?: P | undefined;
}

/** One feature's content for one slot. */
export interface SlotFill {
  slot: string;
  /** Lower comes first; fills of equal order stand as their features are listed. */
  order: number;
  Content: (props: never) => ReactNode;
}

export function defineSlot<P extends object>(name: string): SlotToken<P> {
  return { name };
}

/** Fills a slot. @param order lower comes first */
export function fill<P extends object>(slot: SlotToken<P>, Content: (props: P) => ReactNode, order = 0): SlotFill {
  return { slot: slot.name, order, Content };
}

const Fills = createContext<ReadonlyMap<string, SlotFill[]>>(new Map());

export function SlotProvider({ fills, children }: { fills: ReadonlyMap<string, SlotFill[]>; children: ReactNode }) {
  return <Fills value={fills}>{children}</Fills>;
}

/** Shows what the enabled features put into a slot; nothing where no feature fills it. */
export function Slot<P extends object>({ of, props, empty }: { of: SlotToken<P>; props: P; empty?: ReactNode }) {
  const fills = useContext(Fills).get(of.name);
  if (!fills?.length) return empty;
  return fills.map(({ Content }, index) => {
    // The token's type made sure of the props when the fill was defined.
    const Filled = Content as (props: P) => ReactNode;
    return <Filled key={index} {...props} />;
  });
}

/** Whether an enabled feature fills a slot. */
export const useFilled = <P extends object>(slot: SlotToken<P>): boolean => useContext(Fills).has(slot.name);
