import { PortalError } from '@touchline/contract';

/** A part of the session that is loaded when it is needed. @throws PortalError network_error where it cannot be had */
export const loadPart = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch((cause: unknown) => {
    throw new PortalError('network_error', { cause });
  });
