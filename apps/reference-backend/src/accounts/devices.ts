import type { Device, DeviceDescription, DeviceType } from '@touchline/contract';
import { and, asc, eq } from 'drizzle-orm';
import { devices, sessions, users, type DeviceRow } from '../database/account-tables.ts';
import type { Database } from '../database/open-database.ts';
import type { Accounts } from './accounts.ts';
import { endSessions } from './sessions.ts';
import { accountGone } from './users.ts';

/** A device from what is said about it (section 3, device: derived from the device string). */
function deviceTypeOf(words: string): DeviceType {
  if (/ipad|tablet/i.test(words)) return 'tablet';
  return /iphone|android|mobile|\bios\b/i.test(words) ? 'mobile' : 'desktop';
}

function described({ name = 'Unknown device', os_name, os_version }: DeviceDescription) {
  const osName = os_name ?? / on (.+)$/.exec(name)?.[1] ?? null;
  return { name, osName, osVersion: os_version ?? null, type: deviceTypeOf(`${name} ${osName ?? ''}`) };
}

export const limitOf = ({ limits, settings }: Accounts, userId: string): number =>
  limits.get(userId) ?? settings.deviceLimit;

const devicesIn = (database: Database, userId: string): Promise<DeviceRow[]> =>
  database.select().from(devices).where(eq(devices.userId, userId)).orderBy(asc(devices.addedAt), asc(devices.id));

/** The user's devices as `current` sees them, the first registered first. */
export async function devicesOf({ database }: Accounts, userId: string, current?: string): Promise<Device[]> {
  const rows = await devicesIn(database, userId);
  return rows.map((row) => ({
    id: String(row.id),
    device_id: row.deviceId,
    device_name: row.name,
    device_type: row.type,
    os_name: row.osName ?? undefined,
    os_version: row.osVersion ?? undefined,
    added_at: row.addedAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    is_current: row.deviceId === current,
  }));
}

/** What became of a device that wants to be registered: it was already, it is now, it could be (`onlyLook`), or there is no room. */
export type Registration = 'known' | 'registered' | 'room' | 'full';

/** Registers a device, or marks one that is registered as used; with `onlyLook` a new one is left alone. @param options `sessionId` of who asks: it must still go on */
export function registerDeviceOf(
  accounts: Accounts,
  userId: string,
  device: DeviceDescription,
  { onlyLook = false, sessionId }: { onlyLook?: boolean; sessionId?: string } = {},
): Promise<Registration> {
  const limit = limitOf(accounts, userId);
  const moment = new Date(accounts.dated());
  return accounts.database.transaction(async (tx) => {
    // Two devices must not take the last place together.
    const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (!owner) throw accountGone();
    // A device that was removed a moment ago does not come back by a call that was under way.
    if (sessionId !== undefined && (await tx.$count(sessions, eq(sessions.id, sessionId))) === 0) throw accountGone();
    const known = and(eq(devices.userId, userId), eq(devices.deviceId, device.id));
    const [row] = await tx.select().from(devices).where(known);
    if (row) {
      const { name, ...rest } = described(device);
      const changes = device.name === undefined ? {} : { name, ...rest };
      await tx
        .update(devices)
        .set({ ...changes, updatedAt: moment })
        .where(known);
      return 'known';
    }
    if ((await tx.$count(devices, eq(devices.userId, userId))) >= limit) return 'full';
    if (onlyLook) return 'room';
    const values = { ...described(device), userId, deviceId: device.id, addedAt: moment, updatedAt: moment };
    await tx.insert(devices).values(values);
    return 'registered';
  });
}

/** Takes a device off the account, tells the user's room, and ends its sessions with their sockets. @returns whether there was such a device */
export async function removeDeviceOf(accounts: Accounts, userId: string, deviceId: string): Promise<boolean> {
  const ended = await accounts.database.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const mine = and(eq(devices.userId, userId), eq(devices.deviceId, deviceId));
    const removed = await tx.delete(devices).where(mine).returning();
    return removed.length === 0 ? undefined : endSessions({ ...accounts, database: tx }, userId, { deviceId });
  });
  if (!ended) return false;
  // The device itself hears it too, before it is cut off.
  accounts.publishRemoval({ userId, deviceId });
  for (const sessionId of ended) accounts.publishEnd({ sessionId });
  return true;
}
