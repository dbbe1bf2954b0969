import { expect, type Locator, type Page } from '@playwright/test'
import { type CallName, listCalls } from '@store/api-client/contract'
import { errorStates } from './errorStates.ts'
import { type CallFault, injectFault } from './injectFault.ts'
import { isLongLane } from './isLongLane.ts'

/** How a call is made, and what must be true after any fault. */
export interface ErrorStateOptions {
  /** Makes the call like a shopper; runs again for each fault. */
  readonly performAction: () => Promise<void>
  /** Where the text is expected. @default the page */
  readonly within?: Locator
  /** Another call with the same fault. @default none */
  readonly alsoFaulty?: CallName | undefined
  /** Asserts what must still be visible after each fault. */
  readonly assertPreserved?: () => Promise<void>
}

const reported = ['failing', 'nonsense', 'gone'] as const satisfies readonly CallFault[]

/**
 * Returns the kinds of error to inject into a call. The change lane injects one kind per call, so that each kind is
 * tested with a third of the calls. That is enough, because `*.faults.test.ts` test that stores treat all kinds alike,
 * and `everyCall.faults.test.ts` tests that the transport distinguishes them. The project `long` injects all kinds.
 */
function kindsOf(name: CallName): typeof reported | readonly [(typeof reported)[number]] {
  if (isLongLane()) return reported
  const at = listCalls().findIndex((row) => row.name === name)
  return [reported[at % reported.length] ?? 'failing']
}

/** Injects one fault after the other into a call and expects the texts of the table each time. */
export async function assertErrorState(
  page: Page,
  name: CallName,
  { performAction, within, assertPreserved, alsoFaulty }: ErrorStateOptions,
): Promise<void> {
  const row = errorStates[name]
  if (!row) throw new Error(`The table of error states has no row for ${name}.`)
  for (const fault of kindsOf(name)) {
    const broken = await injectFault(page, name, fault)
    const other = alsoFaulty && (await injectFault(page, alsoFaulty, fault))
    await performAction()
    await expect.poll(broken.requestCount, { message: `${name} is asked for` }).toBeGreaterThan(0)
    if (row.kind === 'told') {
      const { text } = 'text' in row.expectedText ? row.expectedText : row.expectedText[fault]
      const words = (within ?? page).getByText(text).filter({ visible: true })
      await expect(words.first(), `${name} ${fault}`).toBeVisible()
    }
    await assertPreserved?.()
    await broken.remove()
    await other?.remove()
  }
}

/** Delays a call while the action is repeated, asserts that it is made only once, and then lets it continue. */
export async function assertSingleRequestWhileSlow(
  page: Page,
  name: CallName,
  act: () => Promise<void>,
): Promise<void> {
  const broken = await injectFault(page, name, 'slow')
  await act()
  await expect.poll(broken.requestCount, { message: `${name} is asked for` }).toBeGreaterThan(0)
  expect(broken.requestCount(), `${name} is asked for once`).toBe(1)
  await broken.remove()
}
