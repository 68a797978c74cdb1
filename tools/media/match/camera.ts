import type { Point } from './match-state.ts';

/** A point on the picture, in pixels, with the number of pixels per metre at that point. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** A camera over the near side of the rink. */
export class Camera {
  readonly width: number;
  readonly height: number;
  readonly #eye: Point;
  readonly #forward: Point;
  readonly #right: Point;
  readonly #up: Point;
  readonly #focal: number;

  /** @param metres the width that the picture shows at its middle */
  constructor(size: { width: number; height: number }, eye: Point, target: Point, metres: number) {
    this.width = size.width;
    this.height = size.height;
    this.#eye = eye;
    const offset = { x: target.x - eye.x, y: target.y - eye.y, z: target.z - eye.z };
    const distance = Math.hypot(offset.x, offset.y, offset.z);
    this.#forward = { x: offset.x / distance, y: offset.y / distance, z: offset.z / distance };
    const flat = Math.hypot(this.#forward.x, this.#forward.y);
    this.#right = { x: -this.#forward.y / flat, y: this.#forward.x / flat, z: 0 };
    this.#up = {
      x: -this.#forward.z * this.#right.y,
      y: this.#forward.z * this.#right.x,
      z: this.#forward.x * this.#right.y - this.#forward.y * this.#right.x,
    };
    this.#focal = (size.width * distance) / metres;
  }

  /** Returns the position of a point of the rink on the picture. */
  project(x: number, y: number, z = 0): Spot {
    const [dx, dy, dz] = [x - this.#eye.x, y - this.#eye.y, z - this.#eye.z];
    const depth = Math.max(1, dx * this.#forward.x + dy * this.#forward.y + dz * this.#forward.z);
    const scale = this.#focal / depth;
    return {
      x: this.width / 2 + scale * (dx * this.#right.x + dy * this.#right.y),
      y: this.height / 2 - scale * (dx * this.#up.x + dy * this.#up.y + dz * this.#up.z),
      scale,
    };
  }
}
