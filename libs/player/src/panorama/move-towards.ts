/** A moving number and its speed; units per second. */
export interface Motion {
  position: number;
  speed: number;
}

/**
 * Moves towards a target like a camera on a fluid head: it accelerates and arrives without overshooting after about
 * `arrivalSeconds`. The result is exact for steps of any length, so a late frame does not change the path.
 */
export function moveTowards(
  { position, speed }: Motion,
  goalPosition: number,
  arrivalSeconds: number,
  stepSeconds: number,
): Motion {
  if (arrivalSeconds <= 0) return { position: goalPosition, speed: 0 };
  // A critically damped spring covers 95 % of its distance after 4.75 time constants.
  const naturalFrequency = 4.75 / arrivalSeconds;
  const distance = position - goalPosition;
  const velocityTerm = speed + naturalFrequency * distance;
  const decay = Math.exp(-naturalFrequency * stepSeconds);
  return {
    position: goalPosition + (distance + velocityTerm * stepSeconds) * decay,
    speed: (speed - naturalFrequency * velocityTerm * stepSeconds) * decay,
  };
}
