import { PortalError } from '@touchline/contract';

/** Loads a part of the session on demand. @throws PortalError network_error if it fails to load */
export const loadPart = <Part>(loadedModule: Promise<Part>): Promise<Part> =>
  loadedModule.catch((cause: unknown) => {
    throw new PortalError('network_error', { cause });
  });
