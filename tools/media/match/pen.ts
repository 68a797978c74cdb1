export type Canvas = CanvasRenderingContext2D;

/** A point of a figure, in metres: x in the direction of its look, y up from its feet. */
export type FigurePoint = readonly [x: number, y: number];

/** Draws a line with round ends through the points. */
export function drawStroke(canvas: Canvas, points: readonly FigurePoint[], width: number, colour: string): void {
  canvas.beginPath();
  points.forEach(([x, y], position) => (position ? canvas.lineTo(x, y) : canvas.moveTo(x, y)));
  canvas.lineWidth = width;
  canvas.strokeStyle = colour;
  canvas.stroke();
}

/** Draws a filled circle. */
export function drawDot(canvas: Canvas, [x, y]: FigurePoint, radius: number, colour: string): void {
  canvas.beginPath();
  canvas.arc(x, y, radius, 0, 7);
  canvas.fillStyle = colour;
  canvas.fill();
}
