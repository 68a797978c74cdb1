import { readFile } from 'node:fs/promises';
import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import { type Channel, channels } from '../world/channels.ts';
import { type League, leagues } from '../world/leagues.ts';
import { getClub, getSport, isTeam } from '../world/team-rows.ts';
import { createCrestSvg } from './crest-svg.ts';
import { createPosterSvg } from './poster-svg.ts';
import { crestDevices } from './crest-shapes.ts';
import { createLettersPath } from './letters.ts';

/** Draws a channel's logo on its colours. */
function createChannelSvg({ colors: [from, to, ink], logoLines }: Channel): string {
  const maxLetters = Math.max(...logoLines.map((line) => line.length));
  const size = maxLetters > 5 ? 120 : 150;
  const firstLetterX = 180 + size * 0.36 - ((logoLines.length - 1) * size) / 2;
  const lines = logoLines.map((line, index) => createLettersPath(line, 320, firstLetterX + index * size, size, ink));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360" preserveAspectRatio="xMidYMid slice"><path d="M0 0H640V360H0Z" fill="${from}"/><path d="M420 0H640V360H300Z" fill="${to}"/>${lines.join('')}</svg>`;
}

/** Draws a league's badge, a tile with its letters below a star. */
function createBadgeSvg({ badge: { letters, colors } }: Pick<League, 'badge'>): string {
  const [ground, stripe, ink] = colors;
  const size = letters.length > 3 ? 34 : 44;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120"><defs><clipPath id="b"><rect x="8" y="8" width="104" height="104" rx="28"/></clipPath></defs><g clip-path="url(#b)"><path d="M0 0H120V120H0Z" fill="${ground}"/><path d="M84 0H120V120H28Z" fill="${stripe}"/></g><rect x="8" y="8" width="104" height="104" rx="28" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/><path d="${crestDevices.star}" fill="${ink}"/>${createLettersPath(letters, 60, 86, size, ink)}</svg>`;
}

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
