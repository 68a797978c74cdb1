/** Resolves in a new task, so that presses and paints run before the waiting code. */
export const waitForNextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
