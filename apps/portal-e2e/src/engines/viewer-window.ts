/** A viewer's window in a browser without a Playwright build: the common interface of both drivers. */
export interface ViewerWindow {
  /** @returns the function's result in the page; the function cannot use variables of its scope here */
  evaluate<Result, Argument>(
    pageFunction: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Opens an address, and waits for the load event. */
  goto(address: string): Promise<void>;
  /** Opens an address, and waits for its HTML only; its code may still be loading. */
  open(address: string): Promise<void>;
  /** Presses the first element that matches the CSS selector, as a user gesture. */
  press(selector: string): Promise<void>;
  /** Types into the first field that matches the CSS selector. */
  type(selector: string, text: string): Promise<void>;
  /** @returns the page's complaints since it was opened: uncaught errors and violations of its policy */
  listComplaints(): Promise<readonly string[]>;
  /** @returns a screenshot as PNG */
  takeScreenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A running browser, or its driver. */
export interface StartedBrowser {
  /** Opens a window without cookies, storage and workers of earlier windows. */
  openWindow(): Promise<ViewerWindow>;
  close(): Promise<void>;
}
