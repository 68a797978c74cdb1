import { Socket } from 'node:net';
import type { Context } from 'hono';
import * as z from 'zod/mini';

/** The part of @hono/node-server's `env` that contains the socket. */
const connectionSchema = z.object({ incoming: z.object({ socket: z.instanceof(Socket) }) });

const getSocket = (context: Context) => z.safeParse(connectionSchema, context.env).data?.incoming.socket;

/** The caller's address, for rate limits. */
export const getSource = (context: Context): string => getSocket(context)?.remoteAddress ?? 'unknown';

/** Closes the connection without an answer. */
export function destroyConnection(context: Context): Response {
  getSocket(context)?.destroy();
  return new Response(null, { status: 500 });
}
