import { Camera } from './camera.ts';
import type { MatchState } from './match-state.ts';

/** The pictures that are made: the broadcast view, the whole rink, and an upright close view for clips. */
export type View = 'broadcast' | 'panorama' | 'upright';

const sizes = {
  broadcast: { width: 960, height: 540 },
  panorama: { width: 1280, height: 360 },
  upright: { width: 360, height: 640 },
};

export function getViewSize(view: View): { width: number; height: number } {
  return sizes[view];
}

/** Follows the puck like a camera operator: late, smoothly, and never to the ends of the rink. */
export class Operator {
  readonly #view: View;
  #x = 0;
  #speed = 0;

  constructor(view: View) {
    this.#view = view;
  }

  /** Jumps to the puck: a cut. */
  cut(state: MatchState): void {
    this.#x = this.#getTargetX(state);
    this.#speed = 0;
  }

  /** The camera of the next frame. */
  follow(state: MatchState, step: number): Camera {
    const springStrength = this.#view === 'upright' ? 9 : 5;
    this.#speed += ((this.#getTargetX(state) - this.#x) * springStrength - this.#speed * 2 * Math.sqrt(springStrength)) * step;
    this.#x += this.#speed * step;
    const size = sizes[this.#view];
    if (this.#view === 'panorama') return new Camera(size, { x: 0, y: 50, z: 22 }, { x: 0, y: -3.4, z: 0 }, 68);
    const x = this.#x;
    if (this.#view === 'upright') {
      return new Camera(size, { x: x * 0.8, y: 30, z: 12.5 }, { x, y: state.puck.y * 0.3, z: 1.2 }, 11);
    }
    return new Camera(size, { x: x * 0.72, y: 33, z: 15 }, { x, y: -2.6, z: 0 }, 27);
  }

  #getTargetX(state: MatchState): number {
    const maxX = this.#view === 'upright' ? 23 : 16.5;
    return Math.max(-maxX, Math.min(maxX, state.puck.x * 0.9));
  }
}
