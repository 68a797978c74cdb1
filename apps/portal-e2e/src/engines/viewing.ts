/** A viewer's window in a browser that Playwright has no build of: the common interface of both drivers. */
export interface Viewing {
  /** @returns the function's result in the page; the function cannot use variables of its scope here */
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
  /** @returns the page's complaints since it was opened: uncaught errors and violations of its policy */
  complaints(): Promise<readonly string[]>;
  /** @returns a screenshot as PNG */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}
