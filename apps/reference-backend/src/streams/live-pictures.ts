/** The seek pictures of every live stream, in the files `live-pictures/{n}.jpg` of each film. */
export const livePictures = {
  /** Pixels. */
  width: 240,
  height: 135,
  /** Seconds from one picture to the next. */
  interval: 4,
} as const;
