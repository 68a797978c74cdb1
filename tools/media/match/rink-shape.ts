/** The inner edge of the boards, counter-clockwise from the far left corner's end; metres. */
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

/** Returns points of a circle, or of an arc between two angles. */
export function createCircle(x: number, y: number, radius: number, from = 0, to = Math.PI * 2): [number, number][] {
  return Array.from({ length: 41 }, (_, part) => {
    const angle = from + ((to - from) * part) / 40;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}
