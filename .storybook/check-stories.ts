/**
 * Opens the stories of the built Storybook in Chromium, in dark, and in light in Hebrew from right to left.
 * A story fails on an axe violation, a console error or a style element added at run time, which the content security
 * policy blocks.
 * In German at 320 pixels it also fails when content is wider than the screen or cut off by an overflow.
 *
 *     node .storybook/check-stories.ts                 all stories in dist/storybook
 *     node .storybook/check-stories.ts libs/commerce   the stories of one project
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { waitUntilStill } from './wait-until-still.ts';
import { checkCrests } from './check-crests.ts';
import { checkGestures } from './check-gestures.ts';
import { checkSpace } from './check-space.ts';
import { checkScores } from './check-scores.ts';
import { checkShifts } from './check-shifts.ts';
import { checkTextSpacing } from './check-text-spacing.ts';
import { checkTitles } from './check-titles.ts';
import { findCutOffTexts } from './cut-off.ts';
import { ignoreScrollAnimations, setGlobals, showStory, createStoryOpener, waitUntilRendered } from './open-story.ts';
import { ensureShell } from '../tools/browser/ensure-browser.ts';
import { quietFlags, unwantedFlags } from '../tools/browser/quiet-flags.ts';
import { type TestRun, writeReport } from '../tools/checks/report.ts';

/**
 * The rules of axe whose findings depend on colours and layout. All other rules read names, roles and attributes, which
 * are the same in each theme; `check-texts` finds missing names in other languages.
 */
const visualRules = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

/** The passes of each page. Two pages at once keep a processor busy while stories come to rest. */
const passesByPage = [
  [
    { theme: 'dark', language: 'en', brand: 'nordic' },
    { theme: 'light', language: 'he', brand: 'verdant', rules: visualRules },
  ],
  [{ theme: 'dark', language: 'de', brand: 'nordic', narrow: true }],
] as const satisfies Pass[][];

interface Pass {
  theme: string;
  language: string;
  brand: string;
  /** Whether the pass runs in a window of 320 pixels, and checks only the layout. */
  narrow?: boolean;
  /** The rules of axe to check; by default all. */
  rules?: readonly string[];
}

interface Finding {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

declare global {
  interface Window {
    /** Storybook's own object; undefined until Storybook's page has started. */
    __STORYBOOK_PREVIEW__?: {
      currentRender?: { phase?: string; id: string };
      channel: {
        once: (event: string, listener: (payload: unknown) => void) => void;
        emit: (event: string, payload: unknown) => void;
      };
    };
  }
}

const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The faults of the story on the page, by some rules of axe or by all. */
async function findStoryFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  const options = {
    resultTypes: ['violations'],
    ...(rules
      ? { runOnly: rules }
      : // A story is a part of a page: it has no landmarks and need not begin with a first heading.
        { rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } } }),
  };
  const findings = await page.evaluate<Finding[]>(
    `axe.run(document.body, ${JSON.stringify(options)}).then((result) => result.violations)`,
  );
  return findings.flatMap(({ id, help, nodes }) =>
    nodes.map(
      (node) => `${id}: ${help}\n      ${node.html}\n      ${node.failureSummary?.split('\n').join(' ') ?? ''}`,
    ),
  );
}

/** Faults of a page that scrolls sideways (WCAG 1.4.10) or whose message overlaps the controls below it. */
const findOverflowFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.scrollWidth;
    const bar = document.querySelector('[data-control-bar]')?.getBoundingClientRect().top ?? Infinity;
    const textElements = [...document.querySelectorAll('[role=alert] > *, [role=alert] ~ *')].filter(
      (element) => element.getBoundingClientRect().bottom > bar,
    );
    return [
      ...(width > innerWidth ? [`wide: ${width} pixels on a screen of ${innerWidth}`] : []),
      ...textElements.map(({ textContent }) => `crowded: "${textContent}" stands in the controls`),
    ];
  });

/** The layout faults of a story on a small screen. */
const findNarrowFaults = async (page: Page): Promise<string[]> => [
  ...(await findOverflowFaults(page)),
  ...(await findCutOffTexts(page)).map((cutOffText) => `cut off: ${cutOffText}`),
];

type Checked = TestRun & { hasFailed: boolean };

interface Visit {
  address: string;
  stories: readonly string[];
}

/** Shows all stories in one page, once for each pass, and returns the faults of each. */
async function checkPasses(browser: Browser, { address, stories }: Visit, passes: readonly Pass[]): Promise<Checked[]> {
  const viewport = { width: passes.some(({ narrow }) => narrow) ? 320 : 1280, height: 900 };
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  let problems: string[] = [];
  // The stories of pictures request missing pictures on purpose.
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  await ignoreScrollAnimations(page);
  const open = async (story: string, { theme, language, brand }: Pass) => {
    const globals = `a11y.manual:!true;theme:${theme};language:${language};brand:${brand}`;
    await page.goto(`${address}/iframe.html?viewMode=story&id=${story}&globals=${globals}`);
    // Storybook reloads its page when the next story is requested during a render.
    await waitUntilRendered(page);
    await page.evaluate(axeSource);
  };

  const checked: Checked[] = [];
  for (const [index, pass] of passes.entries()) {
    if (index === 0) await open(stories[0] ?? '', pass);
    else await setGlobals(page, pass);
    for (const story of stories) {
      problems = [];
      const began = performance.now();
      const failure = await showStory(page, story).catch(async (error: Error) => {
        // The story navigated away from the page: log it and try once more on a fresh page.
        console.error(`${story}: the page was left for ${page.url()} (${error.message.split('\n')[0]})`);
        await open(story, pass);
        return showStory(page, story);
      });
      if (failure) problems.push(failure);
      await waitUntilStill(page);
      if ((await page.locator('style:not([data-known])').count()) > 0) {
        problems.push('style: a style element was written at run time');
      }
      problems.push(...(await (pass.narrow ? findNarrowFaults(page) : findStoryFaults(page, pass.rules))));
      const title = `${story} (${pass.theme}, ${pass.language})`;
      if (problems.length > 0) console.error(`${title}\n  ${problems.join('\n  ')}`);
      checked.push({ title, seconds: (performance.now() - began) / 1000, hasFailed: problems.length > 0 });
    }
  }
  await page.close();
  return checked;
}

const outDir = join(import.meta.dirname, '../dist/storybook');
const { entries } = JSON.parse(readFileSync(join(outDir, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: string; importPath: string }>;
};
const all = Object.values(entries).filter(({ type }) => type === 'story');
const folder = process.argv[2] ?? '';
const stories = all.filter(({ importPath }) => importPath.startsWith(`./${folder}`)).map(({ id }) => id);
if (stories.length === 0) throw new Error(`There are no stories in ${folder}`);
const server = await preview({
  configFile: false,
  root: outDir,
  logLevel: 'error',
  build: { outDir },
  preview: { port: 0, host: '127.0.0.1' },
});
const address = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
const browser = await chromium.launch({
  executablePath: ensureShell(),
  args: [...quietFlags],
  ignoreDefaultArgs: unwantedFlags,
});

/** Runs the checks that measure the layout of some stories, in a separate page. */
async function checkLayout(): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await ignoreScrollAnimations(page);
  const open = createStoryOpener(page, { address, all: all.map(({ id }) => id), chosen: stories });
  const problems: string[] = [];
  for (const check of [
    checkGestures,
    checkCrests,
    checkTextSpacing,
    checkShifts,
    checkSpace,
    checkScores,
    checkTitles,
  ]) {
    problems.push(...(await check(page, open)));
  }
  return problems;
}

// The pages run in parallel, because each page mostly waits for frames.
const [layoutProblems, ...storiesByPage] = await Promise.all([
  checkLayout(),
  ...passesByPage.map((passes) => checkPasses(browser, { address, stories }, passes)),
]);
const checked = storiesByPage.flat();
for (const problem of layoutProblems) console.error(problem);
const failed = checked.filter((story) => story.hasFailed).length + (layoutProblems.length > 0 ? 1 : 0);
const passed = checked.length + 1 - failed;

await browser.close();
await server.close();
writeReport({ passed, failed, tests: checked });
console.warn(`${stories.length} stories: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
