import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { BundledPage } from './bundlePage.ts'
import { openPage } from './openPage.ts'
import { waitUntilStable } from './waitUntilStable.ts'

/** Global styles of a host that conflict with ours. */
export const hostileStyles: string = readFileSync(join(import.meta.dirname, 'hostile.css'), 'utf8')

/** Indexes of the stylesheets that apply: ours alone, or with the host's before or after ours. */
const applied = { alone: [1], before: [0, 1], after: [1, 2] } satisfies Record<string, readonly number[]>

const states = ['hover', 'active', 'focus', 'focus-visible'] as const

/** Replaces pseudo-classes by attributes of the same specificity, which a test can set. */
const toAttributes = (css: string) =>
  css.replaceAll(/:(hover|active|focus-visible|focus)(?![-\w])/g, '[data-$1]')

/** Ignores long timers, so that no element disappears or moves while its styles are compared. */
const noLongTimers =
  'const { setTimeout: start } = window; window.setTimeout = (work, ms, ...args) => (ms ?? 0) < 1000 ? start(work, ms, ...args) : 0'

/** Opens the page of stories with a host's styles; {@link arrange} selects the stylesheets that apply. */
export async function openStories(page: Page, { script, styles }: BundledPage, search = ''): Promise<void> {
  const sheets = [hostileStyles, styles, hostileStyles].map(toAttributes)
  await openPage(page, { styles: sheets, scripts: [noLongTimers, script], search })
  await waitUntilStable(page)
}

/** Applies or removes a host's styles, and sets states of every control, such as `hover`. */
export async function arrange(
  page: Page,
  host: keyof typeof applied,
  forced: readonly (typeof states)[number][] = [],
): Promise<void> {
  await page.evaluate(
    ({ places, states, forced }) => {
      for (const [place, sheet] of [...document.styleSheets].entries())
        sheet.disabled = !places.includes(place)
      for (const element of document.querySelectorAll<HTMLElement>('[data-story] *')) {
        // The bundler names our classes after their files, such as `Button_label`. All other elements were added by a
        // story.
        const slot = element.closest('[class^="story-"], [id^="story-"]')
        if (/(^|\s)[A-Z]\w*_/.test(element.getAttribute('class') ?? '')) element.dataset.ours = ''
        else if (!element.parentElement?.closest('[data-ours]') || slot?.closest('[data-ours]')) {
          element.dataset.theirs = ''
          element.style.all = 'revert'
        }
        if (element.matches('a, button, input, select, textarea, summary'))
          for (const state of states) element.toggleAttribute(`data-${state}`, forced.includes(state))
      }
    },
    {
      places: [...applied[host]] as readonly number[],
      states: [...states] as readonly string[],
      forced: [...forced] as readonly string[],
    },
  )
  await waitUntilStable(page)
}
