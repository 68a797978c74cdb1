/** A moving number and its speed; units per second. */
export interface Motion {
  position: number;
  speed: number;
}

/**
 * Moves towards a target like a camera on a fluid head: it accelerates and arrives without overshooting after about
 * `time` seconds. The result is exact for steps of any length, so a late frame does not change the path.
 */
export function moveTowards({ position, speed }: Motion, goal: number, time: number, step: number): Motion {
  if (time <= 0) return { position: goal, speed: 0 };
  // A critically damped spring covers 95 % of its distance after 4.75 time constants.
  const pull = 4.75 / time;
  const distance = position - goal;
  const urge = speed + pull * distance;
  const faded = Math.exp(-pull * step);
  return { position: goal + (distance + urge * step) * faded, speed: (speed - pull * urge * step) * faded };
}
