import { expect, test } from 'vitest';
import { isFree } from './ports.ts';
import { startGroup } from './process-group.ts';

test('stopping a group also ends the processes that its program started', async () => {
  const server = `require('node:http').createServer().listen(0, function () { console.log('serving ' + this.address().port) })`;
  const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(server)}], { stdio: 'inherit' })`;
  const group = startGroup(['node', '-e', `${parent}; setInterval(() => {}, 1000)`], { name: 'parent' });
  const [, port = 0] = await group.ready(/^serving (\d+)/);
  expect(await isFree(Number(port))).toBe(false);
  await group.stop();
  await expect.poll(() => isFree(Number(port))).toBe(true);
});

test('a program that ends before it is ready reports the reason', async () => {
  const group = startGroup(['node', '-e', 'console.log("no database"); process.exit(3)'], { name: 'The backend' });
  await expect(group.ready(/listening/)).rejects.toThrow(/^The backend ended \(3\):\nno database/);
});

test('a program with a non-zero exit code rejects with its last lines', async () => {
  const program = (code: number) =>
    startGroup(['node', '-e', `console.log("\\nbuilding"); process.exit(${code})`], { name: 'The build' });
  await expect(program(1).succeeded()).rejects.toThrow('The build ended (1):\nbuilding');
  await expect(program(0).succeeded()).resolves.toBeUndefined();
});
