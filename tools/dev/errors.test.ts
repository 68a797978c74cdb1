import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, createServer as createVite, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerErrors, renderErrorPage } from './errors.ts';

const root = mkdtempSync(join(tmpdir(), 'touchline-'));
const logged: string[] = [];
let vite: ViteDevServer;
let server: Server;
let origin: string;

beforeAll(async () => {
  writeFileSync(join(root, 'sound.ts'), 'export const a: number = 1;\n');
  writeFileSync(join(root, 'broken.ts'), 'export const a = ;\n');
  vite = await createVite({
    root,
    configFile: false,
    appType: 'custom',
    customLogger: { ...createLogger('silent'), error: (message) => void logged.push(message) },
    plugins: [answerErrors],
    server: { middlewareMode: true, ws: false, watch: null },
  });
  server = createServer((request, response) =>
    vite.middlewares(request, response, () => void (response.writableEnded || response.end('the portal'))),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  await vite.close();
  rmSync(root, { recursive: true });
});

test('the request for a module with a syntax error is answered with that error, not with a page', async () => {
  const response = await fetch(`${origin}/broken.ts`);
  expect(response.status).toBe(500);
  expect(await response.text()).toMatch(/broken\.ts:1:\d[\s\S]*export const a = ;/);
  expect(logged.join()).toContain('broken.ts');
  expect((await fetch(`${origin}/sound.ts`)).status).toBe(200);
  expect(await (await fetch(`${origin}/live/`)).text()).toBe('the portal');
});

test('a page that could not be rendered shows the overlay with the error, without colour codes', async () => {
  const error: unknown = await vite.ssrLoadModule('/broken.ts').catch((caught: unknown) => caught);
  logged.length = 0;
  const page = renderErrorPage(vite, error);
  expect(page).toContain("import('/@vite/client')");
  expect(page).toMatch(/broken\.ts:1:\d+/);
  expect(page).not.toContain('\\u001b');
  expect(logged.join()).toContain('broken.ts');
  expect(renderErrorPage(vite, new Error('</script>'))).not.toContain('</script><');
});
