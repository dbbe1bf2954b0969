import { existsSync } from 'node:fs'
import { findChromium } from '@store/config/chromium'
import { ElementHandle, type LaunchOptions, launch, type Page } from 'puppeteer-core'
import { type OpenTab, revealElement, type Tab, type TabElement } from './Tab.ts'

/** Paths at which the packages of Debian and Ubuntu, and macOS, install Firefox. */
const places = [
  process.env.FIREFOX_PATH ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** Returns the path of the installed Firefox. */
export const findFirefox = (): string | undefined => places.find((path) => existsSync(path))

/** Opens a tab in a stock Firefox, by WebDriver BiDi. */
export const openFirefox: OpenTab = (width) =>
  openPuppeteer(width, {
    browser: 'firefox',
    executablePath: findFirefox() ?? 'firefox',
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  })

/** Opens a tab in the Chromium of all other journeys. */
export const openChromium: OpenTab = async (width) => {
  const { executablePath, args } = await findChromium()
  return await openPuppeteer(width, {
    browser: 'chrome',
    executablePath,
    args: [...args, '--force-prefers-reduced-motion'],
  })
}

async function openPuppeteer(width: number, options: LaunchOptions): Promise<Tab> {
  const browser = await launch({ ...options, defaultViewport: { width, height: 844 } })
  return toTab(await browser.newPage())
}

/** Returns Puppeteer's page as a tab. */
export function toTab(page: Page): Tab {
  return {
    goto: async (url) => void (await page.goto(url)),
    // `page.goBack()` and `page.url()` wait for a load event, which Firefox does not fire for a page from its
    // back/forward cache.
    goBack: async () => void (await page.evaluate('setTimeout(() => history.back())')),
    goForward: async () => void (await page.evaluate('setTimeout(() => history.forward())')),
    reload: async () => void (await page.reload()),
    getUrl: () => page.evaluate(() => location.href),
    evaluate: async (expression, frame) => await (await enterFrame(page, frame)).evaluate(expression),
    find: async (expression, frame) => {
      const handle = await (await enterFrame(page, frame)).evaluateHandle(expression)
      return handle instanceof ElementHandle ? toTabElement(handle, page) : undefined
    },
    takeScreenshot: () => page.screenshot(),
    close: () => page.browser().close(),
  }
}

async function enterFrame(page: Page, selector: string | undefined) {
  if (selector === undefined) return page
  const frame = await (await page.$(selector))?.contentFrame()
  if (!frame) throw new Error(`There is no frame ${selector}.`)
  return frame
}

const toTabElement = (element: ElementHandle, page: Page): TabElement => ({
  reveal: () => element.evaluate(revealElement),
  click: () => element.click(),
  type: (text) => page.keyboard.type(text),
  upload: async (path) => (await element.toElement('input')).uploadFile(path),
})
