import type { Locator, Page } from 'playwright'

/**
 * Views and changes the cart; throws if it does not behave as a shopper expects.
 *
 * @param ownPart - Text of the part that the app wraps. @default no such part
 */
export async function testCartInBrowser(
  page: Page,
  home: string,
  picture: string,
  ownPart?: string,
): Promise<void> {
  await page.goto(home)
  try {
    await useCart(page)
    if (ownPart !== undefined) await page.getByText(ownPart).waitFor()
  } finally {
    await page.screenshot({ path: picture })
  }
}

async function useCart(page: Page): Promise<void> {
  const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Red Roses' }) })
  const bill = page.getByRole('region', { name: 'Bill summary' })
  const total = bill.getByRole('definition').last()
  await line.waitFor()
  await page.getByRole('heading', { name: 'Jade Plant' }).waitFor()
  await total.getByText('₹1,897').waitFor()

  await line.getByRole('button', { name: 'Increase quantity' }).click()
  await line.getByLabel('Quantity', { exact: true }).getByText('2', { exact: true }).waitFor()
  await total.getByText('₹2,796').waitFor()

  // One style from @store/cart, one from @store/ui, and a color from its tokens.
  const order = page.getByRole('button', { name: 'Place order' })
  await expectStyle(line, 'display', 'grid')
  await expectStyle(order, 'display', 'flex')
  await expectStyle(order, 'background-color', 'rgb(176, 18, 78)')
  await page.waitForLoadState('networkidle')
}

async function expectStyle(element: Locator, property: string, expected: string): Promise<void> {
  const found = await element.evaluate(
    (node, name) => getComputedStyle(node).getPropertyValue(name),
    property,
  )
  if (found !== expected) throw new Error(`${property} of ${element} is ${found}, not ${expected}`)
}
