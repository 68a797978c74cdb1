import type { EngineOptions } from '../engine.ts';
import type { PlayerProblem } from '../player-problem.ts';
import { createAlignment } from './align-renditions.ts';
import { limitPlaylistLength } from './bound-playlist.ts';
import { readFailedPlaylist } from './failed-playlist.ts';
import { endHangingRequests } from './hanging-playlists.ts';
import { loadShaka } from './load-shaka.ts';
import { createManifestFilter, manifestRequest } from './manifest-filter.ts';
import { readAnswer } from './playlist-answer.ts';
import { toPlayerProblem, toReportedProblem } from './to-player-problem.ts';
import { isHls } from './shaka-builds.ts';
import { getShakaSettings } from './shaka-settings.ts';
import type { ShakaPlayer } from './shaka-types.ts';
import { watchText } from './text-faults.ts';
import { type RenditionWatch, watchRenditions } from './watch-renditions.ts';

/**
 * Makes captions appear as soon as the viewer turns them on, also in a paused or fully buffered video. The engine can
 * time captions only if they are selected before the first segment, so this code selects them and deselects them before
 * they load.
 */
function expectCaptions(player: ShakaPlayer): void {
  const deselectCaptions = (): void => {
    // The first change of tracks may come before the engine has selected the captions.
    if (!player.getTextTracks().some(({ active }) => active)) return;
    player.removeEventListener('trackschanged', deselectCaptions);
    player.configure({ preferredText: [] });
    player.selectTextTrack(null);
  };
  player.addEventListener('streaming', () => {
    const tracks = player.getTextTracks();
    const [firstTrack] = tracks;
    if (!firstTrack || tracks.some(({ forced }) => forced)) return;
    player.configure({ preferredText: [{ language: firstTrack.language }] });
    player.addEventListener('trackschanged', deselectCaptions);
  });
}

/** A configured player for one kind of address. */
export interface ConnectedStream {
  player: ShakaPlayer;
  /** The working and dead renditions. */
  renditions: RenditionWatch;
  /** Whether some lines of the captions are missing. */
  linesAreMissing(): boolean;
  /** Whether this player's build also plays the address. */
  canPlay(address: string): boolean;
  onProblem(listener: (problem: PlayerProblem) => void): void;
  /** Calls back when the choice of tracks has changed. */
  onTracksChange(listener: () => void): void;
  /** The longest segment in seconds; 0 while unknown. */
  targetDuration(): number;
  /** Whether the server offers segments before they are complete. */
  lowLatency(): boolean;
  /** Calls back when the encoder has started again. */
  onRestart(listener: () => void): void;
  /** Whether the engine's times of day are only media times, because the playlists have none. */
  isUndated(): boolean;
  /** Address of the stream's thumbnails as WebVTT, or null. */
  thumbnails(): string | null;
}

/** The engine's number for licence requests. */
const licenceRequest = 2;

/**
 * Seconds until the next request for a failed segment. A refused segment is not retried, because only a new address
 * helps.
 */
const retrySeconds = 1;

/**
 * Makes a player without a media element, configured for the address.
 * @throws when the engine's chunk cannot be fetched
 */
export async function connectStream(address: string, options: EngineOptions): Promise<ConnectedStream> {
  const [shaka, dashModule, operatorModule] = await Promise.all([
    loadShaka(address),
    isHls(address) ? undefined : import('./count-segments.ts'),
    options.clientData || options.drm ? import('./operator-settings.ts') : undefined,
  ]);
  endHangingRequests(shaka);
  const player = new shaka.Player();
  const listeners = new Set<(problem: PlayerProblem) => void>();
  const report = (error: unknown): void => {
    if (textFaults.isCaptionsFault(error)) return;
    const problem = toReportedProblem(error);
    // With a wrong key, the decoder reports broken data, as for a broken stream.
    const kind = problem.kind === 'decode' && player.drmInfo() ? 'locked' : problem.kind;
    listeners.forEach((listener) => listener({ ...problem, kind }));
  };
  player.configure(getShakaSettings());
  if (operatorModule) player.configure(operatorModule.getOperatorSettings(options));
  player.configure({
    streaming: {
      // By default, the engine retries the segments of live streams only.
      failureCallback(error: unknown) {
        if (textFaults.isCaptionsFault(error)) return;
        const { kind, request } = toPlayerProblem(error);
        // The engine remembers a failed key until the next load, so only a load can help.
        if ((kind === 'network' || kind === 'missing') && request !== 'key') player.retryStreaming(retrySeconds);
      },
    },
  });
  player.addEventListener('error', (event) => report(Reflect.get(event, 'detail')));
  expectCaptions(player);
  const manifestFilter = createManifestFilter(dashModule?.countSegments);
  const alignment = createAlignment();
  player.addEventListener('downloadfailed', (event) => {
    const failure = readFailedPlaylist(event);
    if (failure === null) return;
    renditions.onFailure(failure.address, failure.isFinal);
    alignment.recordFailure(failure.address);
  });
  let notifyTracksChange = (): void => undefined;
  const renditions = watchRenditions({
    shaka,
    player,
    onChange: () => notifyTracksChange(),
    report: (problem) => listeners.forEach((listener) => listener(problem)),
    delayRequest: (playlist) => manifestFilter.beforeRequest(manifestRequest, { uris: [playlist] }),
  });
  const textFaults = watchText(
    player.getNetworkingEngine(),
    () => notifyTracksChange(),
    (playlist) => renditions.getKind(playlist) === 'text',
  );
  player.getNetworkingEngine()?.registerRequestFilter((type, request) => {
    if (type === manifestRequest) alignment.beforeRequest(request.uris[0] ?? '');
    return manifestFilter.beforeRequest(type, request);
  });
  player.addEventListener('loading', () => {
    manifestFilter.reset();
    alignment.reset();
    textFaults.reset();
  });
  // The engine would request a key six times for each track. A refused key is not retried, and a busy server gets one
  // more request.
  const retriedKeys = new Set<unknown>();
  player.getNetworkingEngine()?.addEventListener('retry', (event) => {
    const error: unknown = Reflect.get(event, 'error');
    const { kind, status, request } = toPlayerProblem(error);
    if (status === undefined || request !== 'key') return;
    const data: unknown = Reflect.get(Object(error), 'data');
    const key: unknown = Array.isArray(data) ? data[0] : undefined;
    if (kind !== 'network' || retriedKeys.has(key)) event.preventDefault();
    retriedKeys.add(key);
  });
  const filterLicenceRequest = operatorModule?.createLicenceFilter(options.drm);
  if (filterLicenceRequest)
    player.getNetworkingEngine()?.registerRequestFilter(async (type, request) => {
      if (type === licenceRequest) await filterLicenceRequest(request);
    });
  player.getNetworkingEngine()?.registerResponseFilter(async (type, response) => {
    if (type !== manifestRequest) return;
    const answer = readAnswer(response);
    const { text: originalText } = answer;
    // This filter replaces an older response by the newest, before the other filters read it.
    manifestFilter.afterResponse(answer);
    renditions.afterResponse(answer);
    await limitPlaylistLength(answer);
    await alignment.afterResponse(answer);
    if (answer.text !== originalText) response.data = new TextEncoder().encode(answer.text);
  });
  return {
    player,
    renditions,
    linesAreMissing: textFaults.linesAreMissing,
    onTracksChange(listener) {
      notifyTracksChange = listener;
    },
    canPlay: (other) => isHls(other) === isHls(address),
    onProblem: (listener) => void listeners.add(listener),
    targetDuration: manifestFilter.targetDuration,
    lowLatency: manifestFilter.lowLatency,
    onRestart: manifestFilter.onRestart,
    isUndated: alignment.isAligning,
    thumbnails: manifestFilter.thumbnailsAddress,
  };
}
