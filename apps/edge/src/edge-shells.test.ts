import { createHash } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { RenderBusy } from './render/render-threads.ts';
import { createDemoEdge } from './testing/demo-edge.ts';

const { ask, render } = createDemoEdge();

test('a busy edge sends an older page or the customer’s shell with Retry-After', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const cachedAnswer = await ask('/held/');
  render.mockRejectedValue(new RenderBusy());
  vi.setSystemTime(Date.now() + 60_000);
  expect((await ask('/held/')).body.equals(cachedAnswer.body)).toBe(true);
  for (const path of ['/new/', '/new/_payload.json']) {
    const { status, headers } = await ask(path);
    expect([status, headers['cache-control'], Number(headers['retry-after']) > 0]).toEqual([503, 'no-store', true]);
  }
});

test('the shell of a busy edge shows header, skeleton and message in the page’s language', async () => {
  render.mockRejectedValue(new RenderBusy());
  const { headers, body } = await ask('/he/busy-words/');
  const html = body.toString();
  expect(html).toMatch(/^<!doctype html>\n<html lang="he" dir="rtl" data-site="demo">/);
  expect(html).toContain('<div id="root" data-busy="עמוס. מנסים שוב."><div class="busy"><header>');
  expect(html).toContain('<p role="status">עמוס. מנסים שוב.</p><i></i>');
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  expect(headers['content-security-policy']).toContain(createHash('sha256').update(style).digest('base64'));
  expect((await ask('/busy-words/')).body.toString()).toContain('<p role="status">Many are here. Trying again.</p>');
});

test('the customer’s shell is sent uncached when rendering fails', async () => {
  render.mockRejectedValue(new Error('broken'));
  const { status, headers, body } = await ask('/broken/');
  expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
  expect(body.toString()).toMatch(/<div id="root"><div class="busy".*<header>.*Demo &amp; Sons/);
  expect(body.toString()).not.toContain('role="status"');
  expect(headers['content-security-policy']).toContain(createHash('sha256').update('theme()').digest('base64'));
  expect(headers['retry-after']).toBe('30');
  expect((await ask('/broken/_payload.json')).status).toBe(500);
});

test('the shell of a page with payments allows only the payment provider’s sources', async () => {
  render.mockRejectedValue(new Error('broken'));
  const getPolicy = async (path: string) => String((await ask(path)).headers['content-security-policy']);
  expect(await getPolicy('/broken/two/')).toContain('https://sdk.example');
  expect(await getPolicy('/broken/two/')).not.toContain('https://pay.example');
  expect(await getPolicy('/payment/processing/')).toContain("' https://pay.example;");
  expect(await getPolicy('/payment/processing/')).not.toContain('https://sdk.example');
});
