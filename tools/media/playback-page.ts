/** The stream to play, the seconds to play, and for a recording the first second. */
export interface PlaybackTask {
  readonly name: string;
  readonly address: string;
  readonly seconds: number;
  readonly at?: number;
}

/** The playback measures of a stream. */
export interface PlaybackReport {
  readonly error: string;
  /** Frames shown, counted with requestVideoFrameCallback. */
  readonly frames: number;
  /** The longest time between two frames after the first frame, in seconds. */
  readonly longestGap: number;
  /** Milliseconds from load() to the first frame. */
  readonly firstFrame: number;
  /** The number of loop boundaries that were played. */
  readonly loops: number;
  readonly isLive: boolean;
  readonly width: number;
  readonly rungs: number;
  readonly audio: readonly string[];
  readonly captions: readonly string[];
  readonly cues: number;
  /**
   * The thumbnail at second 60: width, height, position in its tile sheet, time and file; empty without thumbnails.
   */
  readonly thumbnail: string;
  /** Seconds that a viewer may go back. */
  readonly window: number;
  /** Seconds behind the wall clock (live). */
  readonly behind: number;
}

/** The page that `check-playback.ts` opens; `play(task)` resolves with a PlaybackReport. */
export const playbackPage = `<!doctype html><title>playback</title><style>body{margin:0;background:#000}video{width:100vw;height:100vh}</style>
<video muted></video><script src="/shaka.js"></script><script>
shaka.polyfill.installAll();
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
async function play(task) {
  const video = document.querySelector('video');
  const player = new shaka.Player();
  await player.attach(video);
  let error = '', frames = 0, last = 0, longestGap = 0, firstFrame = 0;
  player.addEventListener('error', (event) => { error = String(event.detail.code) + ' ' + JSON.stringify(event.detail.data).slice(0, 300); });
  const began = performance.now();
  const frame = (now) => {
    if (frames === 0) firstFrame = Math.round(now - began);
    else longestGap = Math.max(longestGap, (now - last) / 1000);
    frames += 1; last = now; video.requestVideoFrameCallback(frame);
  };
  video.requestVideoFrameCallback(frame);
  try { await player.load(task.address, task.at); } catch (problem) { return { ...empty(), error: problem.code + ' ' + problem.message }; }
  await video.play();
  const dateBefore = player.getPlayheadTimeAsDate && player.isLive() ? player.getPlayheadTimeAsDate() : null;
  let cues = 0;
  if (player.getTextTracks().length) { player.selectTextTrack(player.getTextTracks()[0]); player.setTextTrackVisibility && await player.setTextTrackVisibility(true); }
  const until = performance.now() + task.seconds * 1000;
  while (performance.now() < until) {
    await pause(200);
    cues = Math.max(cues, ...[...video.textTracks].map((track) => track.cues ? track.cues.length : 0));
  }
  const dateAfter = player.isLive() ? player.getPlayheadTimeAsDate() : null;
  const images = player.getImageTracks();
  const thumbnail = images.length ? await player.getThumbnails(images[0].id, 60) : null;
  const range = player.seekRange();
  const start = Number(new URLSearchParams(task.address.split('?')[1]).get('start'));
  const loopOf = (date) => Math.floor((date.getTime() - start) / 64000);
  return {
    error, frames, longestGap: Math.round(longestGap * 100) / 100, firstFrame,
    loops: dateBefore && dateAfter ? loopOf(dateAfter) - loopOf(dateBefore) : 0,
    isLive: player.isLive(), width: video.videoWidth,
    rungs: new Set(player.getVariantTracks().map((track) => track.height)).size,
    audio: player.getAudioTracks().map((track) => track.language + ' ' + track.label),
    captions: player.getTextTracks().map((track) => track.language + ' ' + track.label),
    cues, thumbnail: thumbnail ? [thumbnail.width, thumbnail.height, thumbnail.positionX, thumbnail.positionY, thumbnail.startTime, thumbnail.uris[0].split('/').at(-1)].join(' ') : '',
    window: Math.round(range.end - range.start), behind: dateAfter ? Math.round((Date.now() - dateAfter.getTime()) / 100) / 10 : 0,
  };
}
function empty() { return { error: '', frames: 0, longestGap: 0, firstFrame: 0, loops: 0, isLive: false, width: 0, rungs: 0, audio: [], captions: [], cues: 0, thumbnail: '', window: 0, behind: 0 }; }
</script>`;
