import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { miniBrowser } from '../../../../tools/browser/ensure-engines.ts';
import { findFreePort } from '../../../../tools/run/ports.ts';
import { readComplaints, listenForComplaints } from './complaints.ts';
import type { StartedBrowser, ViewerWindow } from './viewer-window.ts';
import { type Call, createCall, findElementPath, evaluateIn, openDriverSession, waitUntilReady } from './web-driver.ts';

/**
 * The bus of WebKit, in its runtime folder. It starts no services: the desktop's document portal mounts a file system
 * into that folder, which then cannot be removed (EBUSY).
 */
const busConfig = `<busconfig>
  <type>session</type>
  <listen>unix:runtime=yes</listen>
  <policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy>
</busconfig>`;
const busFile = 'bus.conf';

/**
 * The driver with the environment that WebKit needs: a bus, a virtual screen and a null sound device (without one no
 * video plays). All processes end when the standard input closes, so also after a crash of the test.
 */
const script = (port: number): string => `
dbus-run-session --config-file="$HOME/${busFile}" -- xvfb-run --auto-servernum --server-args='-screen 0 1280x900x24' sh -c '
  pulseaudio -n --exit-idle-time=-1 --load=module-native-protocol-unix --load=module-null-sink &
  exec WebKitWebDriver --port=${port}
' </dev/null >/dev/null 2>&1 &
cat >/dev/null
kill -KILL 0`;

/** @returns a function that ends the driver, and resolves when it has ended */
function startDriver(port: number, homeFolder: string): () => Promise<void> {
  const driverProcess = spawn('sh', ['-c', script(port)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: {
      ...process.env,
      HOME: homeFolder,
      XDG_RUNTIME_DIR: homeFolder,
      LANG: 'C.UTF-8',
      NO_AT_BRIDGE: '1',
      // Without a graphics card, WebKit's compositor draws only three frames a second.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const driverExit = once(driverProcess, 'exit');
  return async () => {
    driverProcess.stdin.end();
    await driverExit;
  };
}

/**
 * After an abort of a buffer, Debian 12's GStreamer (1.22) forgets the stream's init segment, and WebKit ignores all
 * later segments (docs/decisions/0035). The engine aborts between the init and the first segment. An abort without a
 * running append has no other effect, so it is skipped.
 */
const keepInitSegments = (): void => {
  const { abort } = SourceBuffer.prototype;
  SourceBuffer.prototype.abort = function abortUpdate(this: SourceBuffer) {
    if (this.updating) abort.call(this);
  };
};

/** Starts the driver of Debian's WebKit. Each of its sessions is a browser without stored data. */
export async function startWebKit(): Promise<StartedBrowser> {
  const homeFolder = await mkdtemp(join(tmpdir(), 'touchline-webkit-'));
  await writeFile(join(homeFolder, busFile), busConfig);
  const port = await findFreePort();
  const stopDriver = startDriver(port, homeFolder);
  const close = async () => {
    await stopDriver();
    await rm(homeFolder, { recursive: true, force: true, maxRetries: 5 });
  };
  const call = createCall(`http://127.0.0.1:${port}`);
  try {
    await waitUntilReady(call);
  } catch (error) {
    await close();
    throw error;
  }
  return { openWindow: () => openWindow(call), close };
}

async function openWindow(call: Call): Promise<ViewerWindow> {
  const session = await openDriverSession(call, {
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    // Not `normal`, because the load event can wait for code that a page imports; not `eager`, because its event has
    // passed.
    pageLoadStrategy: 'none',
  });
  await session('POST', '/timeouts', { implicit: 15_000, script: 30_000, pageLoad: 30_000 });
  const evaluate: ViewerWindow['evaluate'] = (pageFunction, argument) =>
    evaluateIn(session, String(pageFunction), argument);
  /** Opens an address, and waits until the new document has one of the given states. */
  const openUntil = async (url: string, states: readonly DocumentReadyState[]) => {
    await evaluate(() => void (document.documentElement.dataset['former'] = ''), undefined);
    await session('POST', '/url', { url });
    const createState = () =>
      evaluate(
        () => ('former' in document.documentElement.dataset ? undefined : document.readyState),
        undefined,
        // The evaluation rejects during a navigation.
      ).catch(() => undefined);
    await expect.poll(async () => states.includes((await createState()) ?? 'loading')).toBe(true);
    await evaluate(listenForComplaints, undefined);
    await evaluate(keepInitSegments, undefined);
  };
  return {
    goto: (address) => openUntil(address, ['complete']),
    open: (address) => openUntil(address, ['interactive', 'complete']),
    evaluate,
    press: async (selector) => session('POST', `${await findElementPath(session, selector)}/click`, {}),
    type: async (selector, text) => session('POST', `${await findElementPath(session, selector)}/value`, { text }),
    listComplaints: () => readComplaints({ evaluate }),
    takeScreenshot: async () => Buffer.from(await session<string>('GET', '/screenshot'), 'base64'),
    async close() {
      await session('DELETE', '').catch(() => undefined);
    },
  };
}
