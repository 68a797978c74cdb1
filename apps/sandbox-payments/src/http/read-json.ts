import type { Context } from 'hono';
import * as z from 'zod/mini';
import { Failure } from './failure.ts';

/** Parses the body of a request. @throws Failure that names the first invalid field */
export async function readJson<Schema extends z.ZodMiniType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const raw: unknown = await context.req.json().catch(() => {
    throw new Failure('invalid_request', 'The body is not JSON');
  });
  const parsed = z.safeParse(schema, raw);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Failure('invalid_request', `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'does not fit'}`);
}
