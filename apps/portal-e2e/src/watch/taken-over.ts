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
 */
export async function continueOnOtherDevice(account: Account, name: string): Promise<void> {
  const elsewhere = await signInOnOtherDevice(account, 'Safari on iOS');
  const { devices } = await callAsOtherDevice<{ devices: { device_id: string; device_name: string }[] }>(
    elsewhere,
    '/api/user/get_devices',
  );
  const device = devices.find(({ device_name }) => device_name === name);
  if (!device) throw new Error(`There is no ${name}: ${JSON.stringify(devices)}`);
  const address = new URL('/ws/?EIO=4&transport=websocket', process.env['BACKEND']);
  address.protocol = 'ws:';
  const socket = new WebSocket(address);
  await getNextMessage(socket, '0');
  socket.send(`40${JSON.stringify({ token: elsewhere.token })}`);
  await getNextMessage(socket, '40');
  const userId = account.id;
  for (const [index, payload] of [
    ['join-user-room', { userId }],
    ['playback-take', { userId, deviceId: device.device_id }],
  ].entries()) {
    socket.send(`42${index}${JSON.stringify(payload)}`);
    const answer = await getNextMessage(socket, `43${index}[`);
    if (!answer.includes('true')) throw new Error(`${String(payload[0])}: ${answer}`);
  }
  socket.close();
}
