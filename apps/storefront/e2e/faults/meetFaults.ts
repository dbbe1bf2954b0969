import { expect, type Locator, type Page } from '@playwright/test'
import { breakCall, type CallFault } from './breakCall.ts'
import type { CallName } from './CallName.ts'
import { faultTable } from './faultTable.ts'

/** How a call is made, and what must be true whatever befalls it. */
export interface Meeting {
  /** Makes the call, as a shopper does; made again for each fault. */
  readonly act: () => Promise<void>
  /** Where the words are looked for. @default the page */
  readonly within?: Locator
  /** Another call that meets the same. @default none does */
  readonly beside?: CallName | undefined
  /** What must still stand there after each fault. */
  readonly stays?: () => Promise<void>
}

const told: readonly Exclude<CallFault, 'slow' | 'lost'>[] = ['failing', 'nonsense', 'gone']

/** Lets a call meet an error, nonsense and silence, one after the other, and looks for the words of the table each time. */
export async function meetFaults(
  page: Page,
  name: CallName,
  { act, within, stays, beside }: Meeting,
): Promise<void> {
  const row = faultTable[name]
  for (const fault of told) {
    const broken = await breakCall(page, name, fault)
    const other = beside && (await breakCall(page, beside, fault))
    await act()
    await expect.poll(broken.met, { message: `${name} is asked for` }).toBeGreaterThan(0)
    if (row.kind === 'told') {
      const { text } = 'text' in row.says ? row.says : row.says[fault]
      const words = (within ?? page).getByText(text).filter({ visible: true })
      await expect(words.first(), `${name} ${fault}`).toBeVisible()
    }
    await stays?.()
    await broken.mend()
    await other?.mend()
  }
}

/** Holds a call up while it is wished for, whatever is tapped meanwhile: it is made once, and goes on when it may. */
export async function meetSlowness(page: Page, name: CallName, act: () => Promise<void>): Promise<void> {
  const broken = await breakCall(page, name, 'slow')
  await act()
  await expect.poll(broken.met, { message: `${name} is asked for` }).toBeGreaterThan(0)
  expect(broken.met(), `${name} is asked for once`).toBe(1)
  await broken.mend()
}
