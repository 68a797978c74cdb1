import type { Page } from 'playwright';
import { waitUntilStill } from './wait-until-still.ts';
import type { OpenStory } from './open-story.ts';

/** Stories with the digits of a score on a picture, and their window widths in pixels. */
const scores = [
  { story: 'content-event-card--live', widths: [320, 1280] },
  { story: 'content-event-card--on-a-photograph', widths: [320, 1280] },
  { story: 'content-event-mini-card--live', widths: [390] },
  { story: 'content-event-hero--live', widths: [320, 820, 1280] },
  { story: 'content-event-hero--on-a-photograph', widths: [320, 820, 1280, 1920] },
];

/** The worst backgrounds: white, and a colour as bright as the trailing team's digits. */
const pictures = ['#fff', '#a9b6cc'];

/** Selects the innermost elements with score digits (score-digits.module.css). */
const digitsSelector = 'span[class*=_digits_]:not(:has(*))';

/** The contrast that WCAG 1.4.3 demands for small text, although most digits are large. */
const minContrast = 4.5;

/** Paints the digits in a colour that no background has, so that a screenshot shows their pixels. */
const paintedStyle = 'color: #f0f; text-shadow: none; animation: none';

interface Score {
  /** left, top, width, height */
  box: [number, number, number, number];
  colour: number[];
}

/** The lowest contrast of a score's digits with their background. Compares screenshots with and without digits. */
async function getLowestContrast(page: Page): Promise<number> {
  const digits = page.locator(digitsSelector);
  const scores = await digits.evaluateAll((all) =>
    all.map((element): Score => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const colour = getComputedStyle(element).color.match(/[\d.]+/g) ?? [];
      return { box: [Math.floor(x), Math.floor(y), Math.ceil(width), Math.ceil(height)], colour: colour.map(Number) };
    }),
  );
  const takeScreenshot = async (style: string) => {
    await digits.evaluateAll((all, text) => all.forEach((element) => element.setAttribute('style', text)), style);
    return (await page.screenshot()).toString('base64');
  };
  const pictures = [await takeScreenshot(paintedStyle), await takeScreenshot('visibility: hidden')];
  await digits.evaluateAll((all) => all.forEach((element) => element.removeAttribute('style')));
  return page.evaluate(
    async ({ pictures, scores }) => {
      const getLuminance = (pixels: ArrayLike<number>, index = 0) =>
        [0.2126, 0.7152, 0.0722].reduce((sum, weight, part) => {
          const value = (pixels[index + part] ?? 0) / 255;
          return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
        }, 0);
      const contexts = await Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context;
        }),
      );
      const computeContrast = ({ box, colour }: Score): number => {
        const [shownPixels, backgroundPixels] = contexts.map((context) => context?.getImageData(...box).data ?? []);
        if (!shownPixels || !backgroundPixels) return 0;
        const digit: { x: number; y: number }[] = [];
        for (let index = 0; index < shownPixels.length; index += 4) {
          const isDifferent = [0, 1, 2].some(
            (part) => Math.abs((shownPixels[index + part] ?? 0) - (backgroundPixels[index + part] ?? 0)) > 60,
          );
          if (isDifferent) digit.push({ x: (index / 4) % box[2], y: Math.floor(index / 4 / box[2]) });
        }
        const [xs, ys] = [digit.map(({ x }) => x), digit.map(({ y }) => y)];
        const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
        const ownLuminance = getLuminance(colour);
        let lowestContrast = digit.length > 0 ? Infinity : 0;
        for (let y = top; y <= bottom; y += 1) {
          for (let x = left; x <= right; x += 1) {
            const backgroundLuminance = getLuminance(backgroundPixels, (y * box[2] + x) * 4);
            lowestContrast = Math.min(
              lowestContrast,
              (Math.max(ownLuminance, backgroundLuminance) + 0.05) /
                (Math.min(ownLuminance, backgroundLuminance) + 0.05),
            );
          }
        }
        return lowestContrast;
      };
      // A story without scores is a fault.
      return scores.length > 0 ? Math.min(...scores.map(computeContrast)) : 0;
    },
    { pictures, scores },
  );
}

/** Checks the contrast of score digits on pictures of a single unfavourable colour. */
export async function checkScores(page: Page, open: OpenStory): Promise<string[]> {
  const problems: string[] = [];
  for (const { story, widths } of scores) {
    await page.setViewportSize({ width: widths[0] ?? 1280, height: 900 });
    if (!(await open(story))) continue;
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const colour of pictures) {
        await page.evaluate((fill) => {
          const plainPicture = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="${fill}" d="M0 0h16v9H0z"/></svg>`)}`;
          for (const picture of document.querySelectorAll('img'))
            Object.assign(picture, { srcset: '', src: plainPicture });
        }, colour);
        await waitUntilStill(page);
        const contrast = await getLowestContrast(page);
        if (contrast < minContrast)
          problems.push(`scores: ${story} at ${width}: ${contrast.toFixed(2)}:1 on ${colour}`);
      }
    }
  }
  return problems;
}
