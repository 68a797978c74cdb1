import { Camera } from './camera.ts';
import type { MatchState } from './match-state.ts';
import type { Scene, Shot, View } from './scene.ts';

const sizes = {
  broadcast: { width: 1920, height: 1080 },
  panorama: { width: 1280, height: 360 },
  upright: { width: 360, height: 640 },
};

export function getViewSize(view: View): { width: number; height: number } {
  return sizes[view];
}

/** Follows the ball like a camera operator: late, smoothly, and never to the ends of the field. */
export class Operator {
  readonly #view: View;
  readonly #shot: Shot;
  #x = 0;
  #speed = 0;

  constructor({ shots, film }: Scene, view: View) {
    const shot = shots[view];
    if (!shot) throw new Error(`${film.name} has no view ${view}`);
    this.#view = view;
    this.#shot = shot;
  }

  /** Jumps to the ball, as a cut in a film does. */
  cut(state: MatchState): void {
    this.#x = this.#getTargetX(state);
    this.#speed = 0;
  }

  /** The camera of the next frame. */
  follow(state: MatchState, step: number): Camera {
    const { stiffness } = this.#shot;
    this.#speed += ((this.#getTargetX(state) - this.#x) * stiffness - this.#speed * 2 * Math.sqrt(stiffness)) * step;
    this.#x += this.#speed * step;
    const { eye, target, metres } = this.#shot.place(this.#x, state);
    return new Camera(sizes[this.#view], eye, target, metres);
  }

  #getTargetX(state: MatchState): number {
    const { maxX } = this.#shot;
    return Math.max(-maxX, Math.min(maxX, state.ball.x * 0.9));
  }
}
