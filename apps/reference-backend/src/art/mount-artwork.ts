import { readFile } from 'node:fs/promises';
import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import { channels } from '../world/channels.ts';
import { leagues } from '../world/leagues.ts';
import { getClub, isTeam, getSport } from '../world/team-rows.ts';
import { createBadgeSvg } from './badge-svg.ts';
import { createChannelSvg } from './channel-svg.ts';
import { createCrestSvg } from './crest-svg.ts';
import { createPosterSvg } from './poster-svg.ts';

const folder = new URL('../../assets/art/', import.meta.url);
const dayCacheControl = 'public, max-age=86400, stale-while-revalidate=604800';

/** Draws a picture by its name; undefined for an unknown name. */
function drawArtwork(name: string): string | undefined {
  const [, crest] = /^crest-([\w-]+)$/.exec(name) ?? [];
  if (crest !== undefined) return isTeam(crest) ? createCrestSvg(getClub(crest)) : undefined;
  const [, pair = ''] = /^poster-([\w-]+)$/.exec(name) ?? [];
  const [home, away, ...surplusParts] = pair.split('--');
  if (home !== undefined && away !== undefined && surplusParts.length === 0) {
    return isTeam(home) && isTeam(away) ? createPosterSvg(getClub(home), getClub(away), getSport(home)) : undefined;
  }
  const league = leagues.find(({ id }) => name === `badge-${id}`);
  if (league) return createBadgeSvg(league);
  const channel = channels.find(({ id }) => name === `channel-${id}`);
  return channel && createChannelSvg(channel);
}

/**
 * Serves the pictures under /media/art/: crests, badges, posters and channel logos drawn on request
 * (SVG, a few KB), and scenes from the committed files (WebP).
 */
export function mountArtwork(app: Hono): void {
  app.use('/media/art/*', compress());
  app.get('/media/art/:file{[\\w-]+\\.svg}', (context) => {
    // Drawing takes less than a millisecond, and a cache of all posters would need 57 MB.
    const svg = drawArtwork(context.req.param('file').slice(0, -'.svg'.length));
    if (svg === undefined) return context.notFound();
    return context.body(svg, 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': dayCacheControl,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });

  app.get('/media/art/:file{[\\w-]+\\.webp}', async (context) => {
    const bytes = await readFile(new URL(context.req.param('file'), folder)).catch(() => undefined);
    if (!bytes) return context.notFound();
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/webp',
      'cache-control': dayCacheControl,
      'x-content-type-options': 'nosniff',
    });
  });
}
