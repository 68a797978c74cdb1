/** A moving number and its speed; units per second. */
export interface Motion {
  at: number;
  speed: number;
}

/**
 * Moves towards a target like a camera on a fluid head: it accelerates and arrives without overshooting after about
 * `time` seconds. The result is exact for steps of any length, so a late frame does not change the path.
 */
export function moveTowards({ at, speed }: Motion, goal: number, time: number, step: number): Motion {
  if (time <= 0) return { at: goal, speed: 0 };
  // A critically damped spring covers 95 % of its distance after 4.75 time constants.
  const pull = 4.75 / time;
  const away = at - goal;
  const urge = speed + pull * away;
  const faded = Math.exp(-pull * step);
  return { at: goal + (away + urge * step) * faded, speed: (speed - pull * urge * step) * faded };
}
