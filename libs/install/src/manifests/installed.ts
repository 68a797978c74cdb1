import { defineManifest } from '@touchline/feature-kit/manifest';
import { z } from 'zod';

/**
 * The portal as an installed app that also opens without a network, for a portal whose customer.json has the key
 * `installed`.
 */
export const manifest = defineManifest<Record<string, never>>({
  id: 'installed',
  options: z
    .strictObject({})
    .meta({ description: 'The portal as an installed app, with opened pages available offline' }),
  hasOfflinePages: true,
  // The Trusted Types policy that allows the worker's address, and no other.
  csp: () => ({ policies: ['touchline-worker'] }),
  start: async () => (await import('../state/start-installed.ts')).startInstalled,
});
