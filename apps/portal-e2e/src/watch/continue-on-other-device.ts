import { expect } from '@playwright/test';
import { type Account, callAsOtherDevice, signInOnOtherDevice } from '../session/accounts.ts';

/**
 * Skips other messages, such as the playback of the viewer's devices after a join.
 * @param start of the message
 * @returns the server's next message with this start
 */
const getNextMessage = (socket: WebSocket, start: string): Promise<string> =>
  new Promise((resolve, reject) => {
    socket.addEventListener('message', ({ data }) => String(data).startsWith(start) && resolve(String(data)));
    socket.addEventListener('error', () => reject(new Error('No socket')), { once: true });
  });

/**
 * Continues on another device of the viewer, outside of the portal, and tells a device to stop, with the Socket.IO
 * messages of the portal.
 * @param name of the device that must stop, such as "Chrome on Linux"
 * @param expectStopped rejects while that device has not stopped; it ignores messages before its code listens
 */
export async function continueOnOtherDevice(
  account: Account,
  name: string,
  expectStopped: () => Promise<void>,
): Promise<void> {
  const otherDevice = await signInOnOtherDevice(account, 'Safari on iOS');
  const { devices } = await callAsOtherDevice<{ devices: { device_id: string; device_name: string }[] }>(
    otherDevice,
    '/api/user/get_devices',
  );
  const device = devices.find(({ device_name }) => device_name === name);
  if (!device) throw new Error(`There is no ${name}: ${JSON.stringify(devices)}`);
  const address = new URL('/ws/?EIO=4&transport=websocket', process.env['BACKEND']);
  address.protocol = 'ws:';
  const socket = new WebSocket(address);
  await getNextMessage(socket, '0');
  socket.send(`40${JSON.stringify({ token: otherDevice.token })}`);
  await getNextMessage(socket, '40');
  const userId = account.id;
  let messageCount = 0;
  const send = async (message: string, payload: object): Promise<void> => {
    const id = (messageCount += 1);
    socket.send(`42${id}${JSON.stringify([message, payload])}`);
    const answer = await getNextMessage(socket, `43${id}[`);
    if (!answer.includes('true')) throw new Error(`${message}: ${answer}`);
  };
  await send('join-user-room', { userId });
  await expect(async () => {
    await send('playback-take', { userId, deviceId: device.device_id });
    await expectStopped();
  }).toPass();
  socket.close();
}
