import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';

/** Seconds between the starts of one-minute clips, so that there are more clips than the backend stores. */
const stepSeconds = 4;
const clipSeconds = 60;
/** Seconds of video that every recording has. */
const recordedSeconds = 190;

const signedUpSchema = z.object({ content: z.object({ tokenData: z.object({ access_token: z.string() }) }) });
const listSchema = z.object({
  content: z.object({ entries: z.array(z.object({ id: z.string(), commerce_coverage: z.optional(z.string()) })) }),
});
const clipSchema = z.object({ content: z.object({ source: z.object({ clip: z.string() }) }) });

/**
 * Registers a new account and cuts one-minute clips from a free recording.
 * @param api the backend's address
 * @returns the addresses of their files, from the backend's root
 */
export async function makeClips(api: string): Promise<string[]> {
  async function post<Answer extends z.ZodMiniType>(schema: Answer, path: string, body: object, token?: string) {
    const headers = { 'content-type': 'application/json', ...(token && { 'x-authorization': `Bearer ${token}` }) };
    const response = await fetch(api + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return z.parse(schema, await response.json());
  }
  const account = { email: `${randomUUID()}@example.com`, password: randomUUID(), displayName: 'Bench', terms: true };
  const signUpAnswer = await post(signedUpSchema, '/api/user/register', account);
  const token = signUpAnswer.content.tokenData.access_token;
  const { content } = await post(listSchema, '/api/event/list', { size: 100, filters: { status: ['archived'] } });
  const match = content.entries.find((entry) => entry.commerce_coverage === 'commerce_free_media');
  if (!match) throw new Error('the backend has no free recording');
  const count = Math.floor((recordedSeconds - clipSeconds) / stepSeconds);
  const clips = Array.from({ length: count }, (_, index) => {
    const start_time = index * stepSeconds;
    const clip = { title: `From ${start_time} s`, event_id: match.id, start_time, end_time: start_time + clipSeconds };
    return post(clipSchema, '/api/clip/create', { clip }, token);
  });
  return (await Promise.all(clips)).map((createdClip) => createdClip.content.source.clip);
}
