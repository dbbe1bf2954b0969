import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as delay } from 'node:timers/promises'
import type { Tab, TabElement } from './Tab.ts'

// An unreachable store is retried after up to 16 seconds.
const longest = 40_000

const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** A target of a shopper: an element by its role and name, or a text. */
export interface Target {
  /** ARIA role. @default any element with the text */
  readonly role?: string
  readonly name: string | RegExp
  /** CSS selector of the part to search in. @default the open dialog, else the page */
  readonly within?: string
  /** CSS selector of the frame to search in. @default the page's own document */
  readonly frame?: string
}

/** A shopper in a browser, who finds elements by role, name and text, and waits for them. */
export interface Shopper {
  readonly open: (path: string) => Promise<void>
  readonly goBack: () => Promise<void>
  readonly goForward: () => Promise<void>
  readonly reload: () => Promise<void>
  readonly press: (target: Target) => Promise<void>
  /** Presses a target if it appears before another one; without another one, within a short time. */
  readonly pressIfShown: (target: Target, before?: Target) => Promise<void>
  /** Replaces the content of a field; a line break at the end submits its form. */
  readonly fill: (target: Target, text: string) => Promise<void>
  readonly upload: (path: string) => Promise<void>
  readonly see: (target: Target) => Promise<void>
  readonly miss: (target: Target) => Promise<void>
  readonly seeValue: (target: Target, value: string) => Promise<void>
  readonly seeUrl: (pattern: RegExp) => Promise<void>
}

/** Creates a shopper in a tab, on the store of an origin. */
export function createShopper(tab: Tab, origin: string): Shopper {
  /** Evaluates an expression with Testing Library, which is injected once into every new document. */
  const prepare = async (frame: string | undefined) => {
    const isThere = await tab.evaluate("typeof TestingLibraryDom !== 'undefined'", frame)
    if (isThere !== true) await tab.evaluate(`(() => { ${testingLibrary}; return true })()`, frame)
  }
  const find = async (target: Target): Promise<TabElement | undefined> => {
    await prepare(target.frame)
    return await tab.find(toExpression(target), target.frame)
  }
  const count = async (target: Target) => {
    await prepare(target.frame)
    return await tab.evaluate(`${toExpression(target)} === null ? 0 : 1`, target.frame)
  }
  const act = (target: Target, action: (element: TabElement) => Promise<void>) =>
    waitUntil(`a ${target.role ?? 'text'} ${target.name}`, async () => {
      const element = await find(target)
      if (element) await action(element)
      return element !== undefined
    })
  const select = (target: Target) =>
    tab.evaluate(`(${toExpression(target)})?.select?.() ?? null`, target.frame)
  return {
    open: (path) => tab.goto(origin + path),
    goBack: tab.goBack,
    goForward: tab.goForward,
    reload: tab.reload,
    press: (target) => act(target, clickWhenStill),
    pressIfShown: async (target, before) => {
      for (const end = Date.now() + (before ? longest : 2000); Date.now() < end; ) {
        try {
          const element = await find(target)
          if (element) return await clickWhenStill(element)
          if (before && (await find(before))) return
        } catch {
          // The dialog may be opening or closing.
        }
        await delay(100)
      }
    },
    fill: (target, text) =>
      act(target, async (element) => {
        await clickWhenStill(element)
        await select(target)
        await element.type(text)
      }),
    upload: (path) =>
      waitUntil('a file field', async () => {
        const field = await tab.find("document.querySelector('input[type=file]:enabled')")
        await field?.upload(path)
        return field !== undefined
      }),
    see: (target) => act(target, async () => undefined),
    miss: (target) => waitUntil(`no ${target.name}`, async () => (await count(target)) === 0),
    seeValue: (target, value) =>
      waitUntil(`${target.name} with ${value}`, async () => {
        await prepare(target.frame)
        return (await tab.evaluate(`(${toExpression(target)})?.value`, target.frame)) === value
      }),
    seeUrl: (pattern) => waitUntil(String(pattern), async () => pattern.test(await tab.getUrl())),
  }
}

/** Returns the expression for the first visible element of a target. */
function toExpression({ role, name, within }: Target): string {
  const part = within === undefined ? `(${topmost})` : `document.querySelector(${JSON.stringify(within)})`
  const text = name instanceof RegExp ? String(name) : JSON.stringify(name)
  const all =
    role === undefined
      ? `TestingLibraryDom.queryAllByText(part, ${text})`
      : `TestingLibraryDom.queryAllByRole(part, ${JSON.stringify(role)}, { name: ${text} })`
  return `((part) => part === null ? null : ${all}.find((one) => one.checkVisibility({ visibilityProperty: true })) ?? null)(${part})`
}

/** While a dialog is open, the page behind it is inert. */
const topmost = "[...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body"

/** Clicks an element after it has stopped moving, because text that appears above it would make the click miss. */
async function clickWhenStill(element: TabElement): Promise<void> {
  let before: unknown
  for (let now = await element.reveal(); now !== before; now = await element.reveal()) {
    before = now
    await delay(100)
  }
  await element.click()
}

/** Repeats a step until it succeeds, because an element may be replaced or covered meanwhile. */
async function waitUntil(what: string, step: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + longest
  let fault: unknown
  do {
    try {
      if (await step()) return
      fault = undefined
    } catch (error) {
      fault = error
    }
    await delay(100)
  } while (Date.now() < end)
  throw new Error(`The shopper waited for ${what}.`, { cause: fault })
}
