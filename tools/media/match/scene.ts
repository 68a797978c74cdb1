import type { Film } from '../../../apps/reference-backend/src/streams/films.ts';
import type { Camera } from './camera.ts';
import type { MatchState, Point } from './match-state.ts';
import type { Canvas } from './pen.ts';
import type { MatchSimulation } from './simulation.ts';

/** The pictures that are made: the broadcast view, the whole field, and an upright close view for clips. */
export type View = 'broadcast' | 'panorama' | 'upright';

/** The place of the camera, and how many metres the picture shows at its middle. */
export interface CameraPlace {
  readonly eye: Point;
  readonly target: Point;
  readonly metres: number;
}

/** A view of a sport. */
export interface Shot {
  /** How far from the centre the camera follows the ball along the field, in metres. */
  readonly maxX: number;
  /** How quickly the camera follows. */
  readonly stiffness: number;
  /** @param x the camera's position along the field */
  place(x: number, state: MatchState): CameraPlace;
}

/** A horn in the hall. */
export interface Horn {
  readonly time: number;
  readonly seconds: number;
  /** The tones in hertz. */
  readonly pitches: readonly number[];
  readonly loudness: number;
}

/** A sport: its match, its field and its cameras. */
export interface Scene {
  readonly film: Film;
  readonly horns: readonly Horn[];
  /** The times of the referee's whistles, in seconds. */
  readonly whistles: readonly number[];
  readonly shots: Readonly<Partial<Record<View, Shot>>>;
  createSimulation(): MatchSimulation;
  /** Draws the whole picture. */
  draw(canvas: Canvas, camera: Camera, state: MatchState, time: number): void;
}
