import type { Frame, Page } from '@playwright/test'
import axe, { type Result, type RunOptions } from 'axe-core'

/** Rules of axe, by id or by tag. @default all except experimental ones */
export type AxeRules = RunOptions['runOnly']

/** Tags of the rules of WCAG 2.2 AA, without best practices, which are about whole pages. */
export const wcagRuleTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Scans the current content of a page or one of its frames with axe; returns each violation as rule, element and what
 * to fix. Runs `axe.run` for violations alone, because @axe-core/playwright also lists every passed check and opens a
 * second page for each scan, which takes three to seven times as long.
 */
export async function findAccessibilityViolations(
  frame: Page | Frame,
  runOnly?: AxeRules,
): Promise<readonly string[]> {
  if (!(await frame.evaluate('"axe" in window'))) await frame.evaluate(`${axe.source};0`)
  const options: RunOptions = {
    ...(runOnly && { runOnly }),
    iframes: false,
    resultTypes: ['violations'],
    selectors: false,
    // Only media are preloaded: no enabled rule reads stylesheets, and loading them takes a third of the time.
    preload: { assets: ['media'] },
  }
  const run = `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`
  const violations: readonly Result[] = await frame.evaluate(run)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}
