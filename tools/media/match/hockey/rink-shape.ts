/** The inner edge of the boards in metres, counter-clockwise from the end of the far left corner. */
export const rinkOutline: readonly (readonly [x: number, y: number])[] = createOutline(30, 15, 7);

/** Returns a rectangle of half sizes a x b with corners of radius r. */
function createOutline(a: number, b: number, r: number): [number, number][] {
  const points: [number, number][] = [];
  const corners = [
    [a - r, b - r, 0],
    [-(a - r), b - r, 1],
    [-(a - r), -(b - r), 2],
    [a - r, -(b - r), 3],
  ];
  for (const [x = 0, y = 0, quarter = 0] of corners) {
    for (let part = 0; part <= 10; part += 1) {
      const angle = ((quarter + part / 10) * Math.PI) / 2;
      points.push([x + r * Math.cos(angle), y + r * Math.sin(angle)]);
    }
  }
  return points;
}

/** Distance of the goal lines from the centre. */
export const goalLineMetres = 26;
