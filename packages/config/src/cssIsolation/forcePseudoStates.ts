import type { Page } from '@playwright/test'

/** All interactive controls. */
const controls = 'a, button, input, select, textarea, summary'

/** Forces pseudo-states such as hover, active or focus on every control of a page. */
export async function forcePseudoStates(page: Page, states: readonly string[]): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('DOM.enable')
  await tools.send('CSS.enable')
  const { root } = await tools.send('DOM.getDocument')
  const { nodeIds } = await tools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: controls })
  for (const nodeId of nodeIds)
    await tools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...states] })
}
