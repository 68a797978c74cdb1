import { PortalError } from '@touchline/contract';

/** Loads a part of the session on demand. @throws PortalError network_error if it fails to load */
export const loadPart = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch((cause: unknown) => {
    throw new PortalError('network_error', { cause });
  });
