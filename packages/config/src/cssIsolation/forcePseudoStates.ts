import type { Page } from '@playwright/test'

/** Everything that can be pressed, filled in or followed. */
const controls = 'a, button, input, select, textarea, summary'

/** Lets every control of a page look as under a pointer, a finger or the focus. */
export async function forcePseudoStates(page: Page, states: readonly string[]): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('DOM.enable')
  await tools.send('CSS.enable')
  const { root } = await tools.send('DOM.getDocument')
  const { nodeIds } = await tools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: controls })
  for (const nodeId of nodeIds)
    await tools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...states] })
}
