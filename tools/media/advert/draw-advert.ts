/** An advert for an invented brand; its only word is the name, so that it fits every language. */
export interface Advert {
  readonly brand: string;
  readonly seconds: number;
  /** The background's upper and lower colours, and the colour of the moving shapes. */
  readonly colors: readonly [string, string, string];
}

export const advertSize = { width: 640, height: 360 };

const bubbles = Array.from({ length: 42 }, (_, index) => ({
  x: ((index * 71) % 100) / 100,
  size: 3 + ((index * 37) % 11),
  speed: 0.12 + ((index * 53) % 17) / 100,
  phase: ((index * 29) % 100) / 100,
}));

/**
 * Draws one frame at `time` seconds: bubbles rise, the name appears in the middle, and a line under it shows the
 * remaining time.
 */
export function drawAdvert(canvas: CanvasRenderingContext2D, { brand, seconds, colors }: Advert, time: number): void {
  const { width, height } = advertSize;
  const background = canvas.createLinearGradient(0, 0, 0, height);
  background.addColorStop(0, colors[0]);
  background.addColorStop(1, colors[1]);
  canvas.fillStyle = background;
  canvas.fillRect(0, 0, width, height);

  canvas.fillStyle = colors[2];
  for (const { x, size, speed, phase } of bubbles) {
    const height01 = (phase + time * speed) % 1;
    canvas.globalAlpha = 0.15 + 0.35 * (1 - height01);
    canvas.beginPath();
    canvas.arc(x * width + Math.sin(time * 1.4 + phase * 9) * 10, height * (1.05 - height01 * 1.1), size, 0, Math.PI * 2);
    canvas.fill();
  }

  const shownShare = Math.min(1, time / 1.2) * Math.min(1, Math.max(0, (seconds - time) / 0.6));
  canvas.globalAlpha = shownShare;
  canvas.fillStyle = '#ffffff';
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.font = `700 ${Math.round(56 + 4 * Math.sin(time * 0.9))}px sans-serif`;
  canvas.fillText(brand, width / 2, height / 2 - 10);
  canvas.fillRect(width / 2 - 90, height / 2 + 34, 180 * (time / seconds), 4);
  canvas.globalAlpha = 1;
}
