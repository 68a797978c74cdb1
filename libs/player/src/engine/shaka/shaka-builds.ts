/** Whether an address is HLS: its path ends in `.m3u8` or `.m3u`. */
export const isHls = (address: string): boolean => /\.m3u8?($|[?#])/i.test(address);

/** Path ends of the build that `loadShaka` downloads for an address. */
export const getShakaModules = (address: string): readonly string[] => [
  isHls(address) ? '/shaka-player.hls-es2021.js' : '/shaka-player.compiled-es2021.js',
];

/** Whether the engine knows the type of an address by its ending. */
export const hasKnownEnding = (address: string): boolean =>
  /^[^?#]*\.(?:m3u8|mpd|mp4|m4[av]|cmf[av]|webm|weba|mkv|ts|og[gv]|opus|mpe?g|mov|mp3|aac|flac|wav)(?:$|[?#])/i.test(
    address,
  );
