import type { PlaybackState } from '@touchline/contract';
import type { EndedSessions } from '../accounts/index.ts';
import type { Viewer } from '../http/viewer.ts';

interface ReportedPlayback {
  state: PlaybackState;
  sessionId: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** A playing device reports twice a minute; after this many milliseconds without a report it counts as gone. */
const playingLifetimeMs = 90_000;
/** A paused device sends no more reports; the server offers it for this many milliseconds. */
const pausedLifetimeMs = 600_000;
/** Devices per viewer; a full map deletes the oldest report. */
const maxDevices = 10;
/** Viewers in the map; a full map deletes the viewer with the oldest report. */
const maxViewers = 10_000;

const hasEnded = ({ playing, seconds }: PlaybackState): boolean => !playing && seconds === 0;

/**
 * The last reported playback of a viewer's devices, for a device that joins later. It lives in memory, because it matters for minutes only.
 */
export class KnownPlayback {
  /** By viewer, then by device; the latest report is last. */
  readonly #viewers = new Map<string, Map<string, ReportedPlayback>>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  #isFresh = ({ state, at }: ReportedPlayback): boolean =>
    this.#now() - at < (state.playing ? playingLifetimeMs : pausedLifetimeMs);

  record({ userId, sessionId }: Viewer, state: PlaybackState): void {
    const freshReports = [...(this.#viewers.get(userId) ?? [])].filter(([, report]) => this.#isFresh(report));
    const devices = new Map(freshReports);
    devices.delete(state.deviceId);
    if (!hasEnded(state)) devices.set(state.deviceId, { state, sessionId, at: this.#now() });
    this.#viewers.delete(userId);
    if (devices.size > 0) this.#viewers.set(userId, new Map([...devices].slice(-maxDevices)));
    for (const [oldestViewer] of this.#viewers) {
      if (this.#viewers.size <= maxViewers) break;
      this.#viewers.delete(oldestViewer);
    }
  }

  /** The playback on the viewer's other devices, at the current position. @param deviceId the asking device */
  find(userId: string, deviceId: string | undefined): PlaybackState[] {
    const report = [...(this.#viewers.get(userId)?.values() ?? [])];
    return report
      .filter((playback) => playback.state.deviceId !== deviceId && this.#isFresh(playback))
      .map(({ state, at }) =>
        state.playing ? { ...state, seconds: state.seconds + (this.#now() - at) / 1000 } : state,
      );
  }

  /**
   * Deletes the playback of ended sessions.
   * @returns the messages for the viewers' other devices
   */
  end(endedSessions: EndedSessions): PlaybackState[] {
    const isEnded = (userId: string, { sessionId }: ReportedPlayback): boolean =>
      'sessionId' in endedSessions
        ? sessionId === endedSessions.sessionId
        : userId === endedSessions.userId && sessionId !== endedSessions.except;
    const endedPlaybacks: PlaybackState[] = [];
    for (const [userId, devices] of this.#viewers)
      for (const [deviceId, report] of devices)
        if (isEnded(userId, report)) {
          devices.delete(deviceId);
          endedPlaybacks.push({ ...report.state, playing: false, seconds: 0 });
        }
    return endedPlaybacks;
  }
}
