import { createServer, type RequestListener } from 'node:http';
import { afterAll } from 'vitest';

/** Answers on a free port until the file's tests end. @returns the origin */
export async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}
