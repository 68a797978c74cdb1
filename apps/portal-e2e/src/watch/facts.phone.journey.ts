import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';

test('no line of a match’s facts starts with the dot between facts', { tag: '@nordic' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(`${getSiteAddress('nordic')}/de/events/tra-osl-d0-0/`);
  const facts = page
    .getByRole('main')
    .locator('p', { has: page.getByRole('link', { name: 'Nordic Ice League, Männer' }) });
  const layout = await facts.evaluate((box) =>
    [...box.children].map((fact) => {
      const dot = getComputedStyle(fact, '::before');
      const dotStartPixels = fact.getBoundingClientRect().left + Number.parseFloat(dot.insetInlineStart);
      // The box cuts off content that is too large.
      return {
        topPixels: fact.getBoundingClientRect().top,
        isHanging: dotStartPixels < box.getBoundingClientRect().left,
        isCut: getComputedStyle(box).overflowX === 'clip',
      };
    }),
  );
  expect(layout.length).toBeGreaterThan(2);
  const hangs = layout.map(({ isHanging }) => isHanging);
  const startsLine = layout.map(({ topPixels }, index) => topPixels !== layout[index - 1]?.topPixels);
  expect(hangs, 'the first fact of each line').toEqual(startsLine);
  expect(startsLine.filter(Boolean).length).toBeGreaterThan(1);
  expect(layout.every(({ isCut }) => isCut)).toBe(true);
});
