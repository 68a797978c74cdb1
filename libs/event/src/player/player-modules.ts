/** The player, what starts a stream before it, and what both need: always imported together. */
const player = ['/player/src/index.ts', '/player/src/preload.ts', '/player/src/engine/shaka/warm-stream.ts'];

/** Source files of everything that playing this address takes, for the server to preload (PageMeta.modules). */
export function playerModules(address: string): string[] {
  const isHls = /\.m3u8?($|[?#])/i.test(address);
  return [...player, isHls ? '/shaka-player.hls-es2021.js' : '/shaka-player.compiled-es2021.js'];
}
