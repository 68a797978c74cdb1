import { expect } from '@playwright/test';
import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer-core';
import { ensureBrowser } from '../../../../tools/browser/ensure-browser.ts';
import { quietFlags } from '../../../../tools/browser/quiet-flags.ts';
import { readComplaints, listenForComplaints } from './complaints.ts';
import type { StartedBrowser, ViewerWindow } from './viewer-window.ts';

const timeoutMs = 15_000;

/**
 * Presses a visible element. Puppeteer's own locators inject code into the page, which its policy forbids (Firefox
 * 140).
 */
async function pressOnce(page: Page, selector: string): Promise<void> {
  await expect(async () => {
    const element = await page.$(selector);
    if (!element || !(await element.isVisible())) throw new Error(`${selector} is not visible`);
    await element.click();
  }).toPass({ timeout: timeoutMs, intervals: [100] });
}

/** Debian's Firefox, by WebDriver BiDi, which it supports natively. */
export const startFirefox = (): Promise<StartedBrowser> =>
  launchBrowser({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    extraPrefsFirefox: { 'intl.accept_languages': 'en' },
  });

/** The journeys' Chromium, for behaviour that all engines share. */
export const startChromium = (): Promise<StartedBrowser> =>
  launchBrowser({ executablePath: ensureBrowser(), args: [...quietFlags, '--lang=en'] });

async function launchBrowser(options: LaunchOptions): Promise<StartedBrowser> {
  const browser = await puppeteer.launch({
    ...options,
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
  });
  return { openWindow: () => openWindow(browser), close: () => browser.close() };
}

async function openWindow(browser: Browser): Promise<ViewerWindow> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.evaluateOnNewDocument(listenForComplaints);
  // Sends the function as text, as the WebKit driver does.
  const evaluate = <Result, Argument>(
    pageFunction: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => page.evaluate(`(${String(pageFunction)})(${JSON.stringify(argument)})`) as Promise<Result>;
  return {
    goto: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    evaluate,
    press: (selector) => pressOnce(page, selector),
    type: (selector, text) => page.type(selector, text),
    listComplaints: () => readComplaints({ evaluate }),
    takeScreenshot: () => page.screenshot(),
    close: () => context.close(),
  };
}
