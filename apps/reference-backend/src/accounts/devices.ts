import type { Device, DeviceDescription, DeviceType } from '@touchline/contract';
import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { devices, sessions, users, type DeviceRow } from '../database/account-tables.ts';
import type { Database } from '../database/open-database.ts';
import type { Accounts } from './accounts.ts';
import { runInTransaction } from './run-in-transaction.ts';
import { endSessions } from './sessions.ts';
import { createAccountDeletedError, lockUser } from './users.ts';

/** Guesses a device's type from its description (specification, section 3, device: derived from the device string). */
function getDeviceType(userAgent: string): DeviceType {
  if (/ipad|tablet/i.test(userAgent)) return 'tablet';
  return /iphone|android|mobile|\bios\b/i.test(userAgent) ? 'mobile' : 'desktop';
}

/** Describes a device. An unknown name is empty, and the portal shows a translated text instead. */
function describeDevice({ name = '', os_name, os_version }: DeviceDescription) {
  const osName = os_name ?? / on (.+)$/.exec(name)?.[1] ?? null;
  return { name, osName, osVersion: os_version ?? null, type: getDeviceType(`${name} ${osName ?? ''}`) };
}

export const getLimit = ({ limits, settings }: Accounts, userId: string): number =>
  limits.get(userId) ?? settings.deviceLimit;

const queryDevices = (database: Database, userId: string): Promise<DeviceRow[]> =>
  database.select().from(devices).where(eq(devices.userId, userId)).orderBy(asc(devices.addedAt), asc(devices.id));

/** The user's devices, in order of registration. @param currentDeviceId the device of the request */
export async function readDevices({ database }: Accounts, userId: string, currentDeviceId?: string): Promise<Device[]> {
  const rows = await queryDevices(database, userId);
  return rows.map((row) => ({
    id: String(row.id),
    device_id: row.deviceId,
    device_name: row.name || undefined,
    device_type: row.type,
    os_name: row.osName ?? undefined,
    os_version: row.osVersion ?? undefined,
    added_at: row.addedAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    is_current: row.deviceId === currentDeviceId,
  }));
}

/**
 * The id prefix of a device that is stored with a new account: the sign-up's request contains no device id. A later
 * call with the browser's own id replaces the device.
 */
const unnamedPrefix = 'unnamed-';
export const isUnnamed = (deviceId: string): boolean => deviceId.startsWith(unnamedPrefix);

/**
 * The result of a registration. `known`: already registered. `room`: not registered because of `isReadOnly`, but the
 * account is below its limit. `full`: refused at the limit.
 */
export type Registration = 'known' | 'registered' | 'room' | 'full';

/**
 * Registers a device, or updates a registered one.
 * @param options `isReadOnly`: does not register a new device. `sessionId`: the requesting session, which must be valid
 */
export function registerUserDevice(
  accounts: Accounts,
  userId: string,
  device: DeviceDescription,
  { isReadOnly = false, sessionId }: { isReadOnly?: boolean; sessionId?: string } = {},
): Promise<Registration> {
  const limit = getLimit(accounts, userId);
  const seenAt = new Date(accounts.getRecordTimeMs());
  return runInTransaction(accounts, async (txAccounts) => {
    const { database: tx } = txAccounts;
    // Without the lock, two simultaneous devices could exceed the limit.
    await lockUser(txAccounts, userId);
    const requestingSessions =
      sessionId === undefined ? [] : await tx.select().from(sessions).where(eq(sessions.id, sessionId));
    // If the device was removed during the request, its session has ended.
    if (sessionId !== undefined && requestingSessions.length === 0) throw createAccountDeletedError();
    const userCondition = eq(devices.userId, userId);
    /** Removes the session's unnamed device, because the named device replaces it. */
    const removePlaceholder = async (): Promise<void> => {
      const placeholderId = requestingSessions[0]?.deviceId ?? '';
      if (isUnnamed(placeholderId))
        await tx.delete(devices).where(and(userCondition, eq(devices.deviceId, placeholderId)));
    };
    const condition = and(userCondition, eq(devices.deviceId, device.id));
    const [row] = await tx.select().from(devices).where(condition);
    if (row) {
      const { name, ...deviceFields } = describeDevice(device);
      const changes = device.name === undefined ? {} : { name, ...deviceFields };
      await tx
        .update(devices)
        .set({ ...changes, updatedAt: seenAt })
        .where(condition);
      await removePlaceholder();
      return 'known';
    }
    const allDevices = await queryDevices(tx, userId);
    if (allDevices.filter(({ deviceId }) => !isUnnamed(deviceId)).length >= limit) return 'full';
    if (isReadOnly) return 'room';
    await removePlaceholder();
    // At the limit, a named device replaces an unnamed one, which is most likely the same browser after its registration.
    const unnamedDevice = allDevices.find(
      ({ deviceId }) => isUnnamed(deviceId) && deviceId !== requestingSessions[0]?.deviceId,
    );
    if (unnamedDevice && allDevices.length >= limit) await removeUserDevice(txAccounts, userId, unnamedDevice.deviceId);
    const values = { ...describeDevice(device), userId, deviceId: device.id, addedAt: seenAt, updatedAt: seenAt };
    await tx.insert(devices).values(values);
    return 'registered';
  });
}

/**
 * Registers an unnamed device for the session of a new account. The device counts towards the limit, appears in lists,
 * and can be removed.
 * @returns the device's id
 */
export async function registerUnnamedDevice(txAccounts: Accounts, userId: string): Promise<string> {
  const id = `${unnamedPrefix}${randomUUID()}`;
  const seenAt = new Date(txAccounts.getRecordTimeMs());
  const values = { ...describeDevice({ id }), userId, deviceId: id, addedAt: seenAt, updatedAt: seenAt };
  await txAccounts.database.insert(devices).values(values);
  return id;
}

/**
 * Removes a device, sends the removal to the user's room, and ends its sessions and sockets.
 * @returns whether it existed
 */
export const removeUserDevice = (accounts: Accounts, userId: string, deviceId: string): Promise<boolean> =>
  runInTransaction(accounts, async (txAccounts) => {
    await txAccounts.database.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const condition = and(eq(devices.userId, userId), eq(devices.deviceId, deviceId));
    const removedDevices = await txAccounts.database.delete(devices).where(condition).returning();
    if (removedDevices.length === 0) return false;
    const endedIds = await endSessions(txAccounts, userId, { deviceId });
    // The removed device must receive this message before its connection ends.
    txAccounts.publishRemoval({ userId, deviceId });
    for (const sessionId of endedIds) txAccounts.publishEnd({ sessionId });
    return true;
  });
