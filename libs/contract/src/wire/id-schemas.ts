import type * as z from 'zod/mini';
import type { EventId, IdentityId, TeamId, UserId } from './ids.ts';
import { id } from './values.ts';

export const eventId: z.ZodMiniType<EventId> = id;
export const teamId: z.ZodMiniType<TeamId> = id;
export const identityId: z.ZodMiniType<IdentityId> = id;
export const userId: z.ZodMiniType<UserId> = id;
