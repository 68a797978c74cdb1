/** Resolves in a task of its own: what waits for it keeps neither a press nor a paint from its turn. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
