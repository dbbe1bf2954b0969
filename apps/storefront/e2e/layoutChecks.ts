import { expect, type Page } from '@playwright/test'
import { pseudoLocalize } from '@store/config/pseudoLocalize'

/** Makes every visible text of the page longer, with accents, like a language with longer words. */
export async function lengthenTexts(page: Page): Promise<void> {
  const findNodes = () =>
    page.evaluateHandle(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: Node[] = []
      while (walker.nextNode()) {
        const { parentElement } = walker.currentNode
        // Names of languages are the same in each language.
        if (
          parentElement?.checkVisibility() &&
          !parentElement.closest('script, style, noscript, body [lang]')
        )
          found.push(walker.currentNode)
      }
      return found
    })
  // Hydration compares the texts with those of the server, so a region must be hydrated before its texts change.
  const areHydrated = async () =>
    (await findNodes()).evaluate((all) =>
      all.every(({ parentElement }) => parentElement && window.__eventReplay?.isHydrated(parentElement)),
    )
  await expect.poll(areHydrated, { intervals: [50], message: 'hydrated' }).toBe(true)
  const nodes = await findNodes()
  const texts = await nodes.evaluate((all) => all.map(({ nodeValue }) => nodeValue ?? ''))
  await nodes.evaluate(
    (all, longer) => {
      for (const [index, node] of all.entries()) node.nodeValue = longer[index] ?? ''
    },
    texts.map((text) => pseudoLocalize(text)),
  )
}

/** Expects that the page does not scroll sideways, from the narrowest phone to a wide desktop, nor with text at twice its size. */
export async function expectNoSidewaysScroll(page: Page, address: string): Promise<void> {
  const before = page.viewportSize() ?? { width: 390, height: 844 }
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  const over: (readonly [string | number, number])[] = []
  for (const width of [1920, 1280, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    over.push([width, await sideways()])
  }
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  over.push(['320 with twice the text', await sideways()])
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize(before)
  // A soft assertion does not hide the other results of the page.
  expect.soft([address, over.filter(([, pixels]) => pixels !== 0)]).toEqual([address, []])
}

/** Returns what a narrow page cuts off: parts beyond its edges, and texts of buttons, links and labels. */
export const findCutParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.trim().slice(0, 40)}"`
    const isClipping = (element: Element, ...kinds: readonly string[]) =>
      kinds.includes(getComputedStyle(element).overflowX)
    const ancestorsOf = (element: Element): readonly Element[] =>
      element.parentElement ? [element.parentElement, ...ancestorsOf(element.parentElement)] : []
    // Carousels and tables scroll by themselves. Text for screen readers is in a box of one pixel.
    const isElsewhere = (element: Element) =>
      [element, ...ancestorsOf(element)].some(
        (one) => isClipping(one, 'auto', 'scroll') || one.getBoundingClientRect().width <= 1,
      )
    const seen = [...document.querySelectorAll('body *')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !isElsewhere(element),
    )
    const beyond = seen.filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      const isClipped = ancestorsOf(element).some((one) => isClipping(one, 'hidden', 'clip'))
      return !isClipped && (left < -1 || right > width + 1)
    })
    const cut = seen
      .filter((element) =>
        element.matches('button, a, label, summary, h1, h2, h3, [role=button], [role=tab]'),
      )
      .filter((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const text = range.getBoundingClientRect()
        return [element, ...ancestorsOf(element)]
          .filter((one) => isClipping(one, 'hidden', 'clip'))
          .some((one) => {
            const box = one.getBoundingClientRect()
            return text.left < box.left - 1 || text.right > box.right + 1
          })
      })
    // A box whose own text is wider than itself, so that the text covers adjacent content.
    const spilling = [...document.querySelectorAll('body *')].filter((element) => {
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      const box = element.getBoundingClientRect()
      if (box.width <= 1 || getComputedStyle(element).display === 'inline') return false
      if (isClipping(element, 'hidden', 'clip') || element.closest('select, svg')) return false
      if (!element.checkVisibility({ visibilityProperty: true })) return false
      return texts.some((node) => {
        const range = document.createRange()
        range.selectNode(node)
        const text = range.getBoundingClientRect()
        return text.left < box.left - 1 || text.right > box.right + 1
      })
    })
    // Fields and buttons in the flow of the page that cover each other.
    const controls = [...document.querySelectorAll('button, select, input, summary')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        [element, ...ancestorsOf(element)].every((one) =>
          ['static', 'relative'].includes(getComputedStyle(one).position),
        ) &&
        !isElsewhere(element),
    )
    const covered = controls.filter((element, index) => {
      const one = element.getBoundingClientRect()
      return controls.slice(index + 1).some((next) => {
        const other = next.getBoundingClientRect()
        return (
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2
        )
      })
    })
    const scrolls = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : []
    return [
      ...scrolls,
      ...beyond.map((element) => `beyond the page: ${nameOf(element)}`),
      ...spilling.map((element) => `wider than its box: ${nameOf(element)}`),
      ...covered.map((element) => `covered: ${nameOf(element)}`),
      ...cut.map((element) => `cut: ${nameOf(element)}`),
    ]
  })
