import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

test('the development server renders home, also without a backend', { timeout: 60_000 }, async () => {
  const script = join(import.meta.dirname, 'serve.ts');
  const options = ['plain', '--port', '0', '--api', 'http://127.0.0.1:9'];
  const server = spawn(process.execPath, ['--conditions=@touchline/source', script, ...options], {
    // Vitest's own value would choose React's renderer.
    env: { ...process.env, NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
    const answer = await fetch(`${line.split(' ').at(-1)}/`);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<main')]);
  } finally {
    server.kill();
  }
});
