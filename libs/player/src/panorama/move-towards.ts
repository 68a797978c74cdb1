/** A moving number and its speed; units per second. */
export interface Motion {
  at: number;
  speed: number;
}

/**
 * Moves towards a goal like a camera on a fluid head: it gathers pace and arrives without overshooting after about
 * `time` seconds. Exact for steps of any length, so that a late frame does not change the path.
 */
export function moveTowards({ at, speed }: Motion, goal: number, time: number, step: number): Motion {
  if (time <= 0) return { at: goal, speed: 0 };
  // A critically damped spring completes 95 % of its way after 4.75 of its time constants.
  const pull = 4.75 / time;
  const away = at - goal;
  const urge = speed + pull * away;
  const faded = Math.exp(-pull * step);
  return { at: goal + (away + urge * step) * faded, speed: (speed - pull * urge * step) * faded };
}
