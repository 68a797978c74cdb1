/** A viewer's window in a browser that Playwright has no build of: what its drivers have in common. */
export interface Viewing {
  /** What a function answers in the page. It knows nothing of what is around it here. */
  evaluate<Result, Argument>(
    act: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Opens an address, and waits until the page has loaded. */
  goto(address: string): Promise<void>;
  /** Opens an address, and waits until its HTML is there; code may be on its way. */
  open(address: string): Promise<void>;
  /** A press on the first element that the CSS selector finds, as a viewer's: it counts as a gesture. */
  press(selector: string): Promise<void>;
  /** Types into the first field that the CSS selector finds. */
  type(selector: string, text: string): Promise<void>;
  /** What the page complained of since it was opened: uncaught errors, and what its policy refused. */
  complaints(): Promise<readonly string[]>;
  /** A picture of what is seen, as PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}
