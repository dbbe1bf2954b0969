import type { Cart } from '@store/api-client/contract/cart'
import { paise } from '@store/api-client/contract/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { createCartHarness } from '../../fixtures/createCartHarness.ts'
import { cartWithOffers, sampleCart } from '../../fixtures/sampleCart.ts'
import { en } from '../../messages/en.ts'
import { CartStoryPage } from '../CartView/fixtures/CartStoryPage.tsx'
import { readAnnouncements } from '../CartView/fixtures/cartStoryHelpers.ts'

const phone = { viewport: { value: 'phone' } } as const
const desktop = { viewport: { value: 'desktop' } } as const
const unknown = 'This coupon is not known. Please look at its letters once more.'
let scene: ReturnType<typeof createCartHarness> | undefined

const meta: Meta<typeof CartStoryPage> = {
  title: 'Cart/Coupon and points',
  component: CartStoryPage,
  args: {
    messages: en,
    track: fn(),
    server: cartWithOffers(),
    onScene: (made) => {
      scene = made
    },
  },
  parameters: { layout: 'fullscreen' },
  globals: desktop,
}
export default meta

type Story = StoryObj<typeof CartStoryPage>

const billOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('region', { name: 'Bill summary' }))

const open = async (canvasElement: HTMLElement) => {
  const bill = billOf(canvasElement)
  const opener = bill.getByRole('button', { name: 'Have a coupon?' })
  await userEvent.click(opener)
  const field = await bill.findByLabelText('Coupon code')
  await waitFor(() => expect(field).toHaveFocus())
  return { bill, opener, field, apply: bill.getByRole('button', { name: 'Apply' }) }
}

const tall = (element: HTMLElement) => element.getBoundingClientRect().height

export const Offered: Story = {
  play: async ({ canvasElement }) => {
    const bill = billOf(canvasElement)
    const opener = bill.getByRole('button', { name: 'Have a coupon?' })
    const points = bill.getByRole('button', { name: 'Use 74 of your 130 points' })
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await expect(bill.queryByLabelText('Coupon code')).toBeNull()
    for (const button of [opener, points]) await expect(tall(button)).toBeGreaterThanOrEqual(44)
  },
}

export const OfferedOnPhone: Story = { ...Offered, globals: phone }

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const { bill, opener, field, apply } = await open(canvasElement)
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    const at = { field: field.getBoundingClientRect(), apply: apply.getBoundingClientRect() }
    await expect(Math.abs(middle(at.field) - middle(at.apply))).toBeLessThanOrEqual(3)
    await userEvent.type(field, 'fir')
    await userEvent.click(opener)
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await expect(bill.getByLabelText('Coupon code')).not.toBeVisible()
    await userEvent.click(opener)
    const again = await bill.findByLabelText('Coupon code')
    await expect(again).toHaveValue('fir')
    await expect(again).toHaveFocus()
  },
}

const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2

export const OpenOnPhone: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const { apply } = await open(canvasElement)
    await expect(tall(apply)).toBeGreaterThanOrEqual(44)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const OpenFromRightToLeft: Story = {
  globals: { ...phone, direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const { field, apply } = await open(canvasElement)
    await expect(apply.getBoundingClientRect().right).toBeLessThanOrEqual(field.getBoundingClientRect().left)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const AppliesByEnter: Story = {
  play: async ({ canvasElement }) => {
    const { bill, field } = await open(canvasElement)
    await userEvent.type(field, 'first10{Enter}')
    await bill.findByRole('button', { name: 'Remove coupon FIRST10' })
    await expect(bill.getByText('Coupon FIRST10')).toBeVisible()
    await expect(bill.getByText('−₹200')).toBeVisible()
    await expect(bill.getByText('₹2,496')).toBeVisible()
    await expect(bill.queryByRole('button', { name: 'Have a coupon?' })).toBeNull()
    await expect(bill.queryByLabelText('Coupon code')).toBeNull()
    await waitFor(() => expect(bill.getByRole('heading', { name: 'Bill summary' })).toHaveFocus())
    await expect(readAnnouncements(canvasElement)).toEqual(['Coupon FIRST10 is applied. Total ₹2,496'])
    await expect(
      within(canvasElement)
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('')
  },
}

export const Applied: Story = {
  args: { server: cartWithOffers('FIRST10', true) },
  play: async ({ canvasElement }) => {
    const bill = billOf(canvasElement)
    const removals = [
      bill.getByRole('button', { name: 'Remove coupon FIRST10' }),
      bill.getByRole('button', { name: 'Remove reward points' }),
    ]
    for (const removal of removals) await expect(tall(removal)).toBeGreaterThanOrEqual(44)
    const [upper, lower] = removals.map((removal) => removal.getBoundingClientRect())
    await expect(upper?.bottom).toBeLessThanOrEqual((lower?.top ?? 0) + 0.5)
    await expect(bill.queryByRole('button', { name: /Have a coupon|Use 74/ })).toBeNull()
  },
}

export const AppliedOnPhone: Story = { ...Applied, globals: phone }

export const AppliedFromRightToLeft: Story = { ...Applied, globals: { ...phone, direction: 'rtl' } }

export const CouponRemoved: Story = {
  args: { server: cartWithOffers('FIRST10') },
  play: async ({ canvasElement }) => {
    const bill = billOf(canvasElement)
    bill.getByRole('button', { name: 'Remove coupon FIRST10' }).focus()
    await userEvent.keyboard('{Enter}')
    const opener = await bill.findByRole('button', { name: 'Have a coupon?' })
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await expect(bill.queryByText('Coupon FIRST10')).toBeNull()
    await expect(readAnnouncements(canvasElement)).toEqual([
      'Coupon FIRST10 is no longer applied. Total ₹2,696',
    ])
  },
}

export const PointsUsedAndKept: Story = {
  play: async ({ canvasElement }) => {
    const bill = billOf(canvasElement)
    await userEvent.click(bill.getByRole('button', { name: 'Use 74 of your 130 points' }))
    const removal = await bill.findByRole('button', { name: 'Remove reward points' })
    await expect(bill.getByText('−₹74')).toBeVisible()
    await waitFor(() => expect(bill.getByRole('heading', { name: 'Bill summary' })).toHaveFocus())
    await expect(readAnnouncements(canvasElement)).toEqual(['Your points are used. Total ₹2,622'])
    await userEvent.click(removal)
    const points = await bill.findByRole('button', { name: 'Use 74 of your 130 points' })
    await waitFor(() => expect(points).toHaveFocus())
    await expect(bill.queryByText('−₹74')).toBeNull()
    await expect(readAnnouncements(canvasElement)).toEqual(['Your points are not used. Total ₹2,696'])
  },
}

const tryUnknown = async (canvasElement: HTMLElement) => {
  const opened = await open(canvasElement)
  await userEvent.type(opened.field, 'No Such{Enter}')
  await waitFor(() => expect(opened.field).toHaveAccessibleDescription(unknown))
  return opened
}

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const { field } = await tryUnknown(canvasElement)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveValue('No Such')
    await expect(field).toHaveFocus()
    await expect(readAnnouncements(canvasElement)).toEqual([unknown])
    await expect(
      within(canvasElement)
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('')
  },
}

export const RefusedOnPhone: Story = {
  tags: ['snapshot'],
  globals: phone,
  play: async ({ canvasElement }) => {
    await tryUnknown(canvasElement)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RefusedThenRight: Story = {
  play: async ({ canvasElement }) => {
    const { bill, field, apply } = await tryUnknown(canvasElement)
    await userEvent.clear(field)
    await userEvent.type(field, 'diwali')
    await userEvent.click(apply)
    await expect(await bill.findByRole('button', { name: 'Remove coupon DIWALI' })).toBeVisible()
    await expect(bill.queryByText(unknown)).toBeNull()
    await expect(readAnnouncements(canvasElement)).toEqual(['Coupon DIWALI is applied. Total ₹2,546'])
  },
}

export const RefusedAndClosed: Story = {
  play: async ({ canvasElement }) => {
    const { bill, opener } = await tryUnknown(canvasElement)
    await userEvent.click(opener)
    await expect(bill.getByText(unknown, { selector: 'div' })).toBeVisible()
    await expect(readAnnouncements(canvasElement)).toEqual([unknown])
  },
}

export const Blank: Story = {
  play: async ({ canvasElement }) => {
    const { field, apply } = await open(canvasElement)
    await userEvent.type(field, '  ')
    await userEvent.click(apply)
    await expect(field).toHaveAccessibleDescription('This field cannot be empty.')
    await userEvent.type(field, 'फूल')
    await userEvent.click(apply)
    await expect(field).toHaveAccessibleDescription(/have only letters \(A–Z\) and digits/)
    await expect(field).toHaveFocus()
    await expect(scene?.noted).toEqual([])
    await userEvent.type(field, 'a')
    await expect(field).not.toHaveAccessibleDescription()
  },
}

export const Applying: Story = {
  args: { silent: 'changes' },
  play: async ({ canvasElement }) => {
    const { bill, field, apply } = await open(canvasElement)
    await userEvent.type(field, 'FIRST10{Enter}{Enter}')
    await waitFor(() => expect(apply).toHaveAttribute('aria-busy', 'true'))
    await expect(field).toHaveFocus()
    await expect(scene?.noted).toEqual(['coupon FIRST10'])
    await expect(bill.getByText('Total').closest('dl')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Offline: Story = {
  play: async ({ canvasElement }) => {
    const { bill, field, apply } = await open(canvasElement)
    scene?.connect(false)
    await userEvent.type(field, 'FIRST10')
    await userEvent.click(apply)
    await expect(await within(canvasElement).findByText(en.offline, { selector: 'div' })).toBeVisible()
    await expect(field).toHaveValue('FIRST10')
    scene?.connect(true)
    await expect(await bill.findByRole('button', { name: 'Remove coupon FIRST10' })).toBeVisible()
  },
}

export const Failed: Story = {
  play: async ({ canvasElement }) => {
    const { field } = await open(canvasElement)
    scene?.fail({ kind: 'network' })
    await userEvent.type(field, 'FIRST10{Enter}')
    await waitFor(() =>
      expect(within(canvasElement).getAllByText(en.toasts.failed).length).toBeGreaterThan(0),
    )
    await expect(field).toHaveValue('FIRST10')
    await expect(field).not.toHaveAccessibleDescription()
  },
}

const withPoints = (balance: number, redeemable: number): Cart => ({
  ...sampleCart(),
  points: { balance, redeemable: paise(redeemable * 100), isRedeemed: false },
})

export const PointsWithoutCoupons: Story = {
  args: { server: withPoints(123_456, 1_200) },
  play: async ({ canvasElement }) => {
    const bill = billOf(canvasElement)
    await expect(bill.getByRole('button', { name: 'Use 1200 of your 123456 points' })).toBeVisible()
    await expect(bill.queryByRole('button', { name: 'Have a coupon?' })).toBeNull()
  },
}

export const PointsThatPayNothing: Story = {
  args: { server: withPoints(130, 0) },
  play: async ({ canvasElement }) => {
    await expect(billOf(canvasElement).queryByRole('button', { name: /points/ })).toBeNull()
  },
}

export const NeitherOffered: Story = {
  args: { server: sampleCart() },
  play: async ({ canvasElement }) => {
    await expect(billOf(canvasElement).queryByRole('button', { name: /coupon|points/ })).toBeNull()
  },
}

export const LongWords: Story = {
  args: {
    server: cartWithOffers('FIRST10', true),
    messages: {
      ...en,
      couponOffer: 'Haben Sie vielleicht noch einen Gutscheincode für Blumenliebhaberinnen?',
      couponLabel: 'Blumengutscheincodenummernfeld',
      applyCoupon: 'Gutscheincode einlösen',
    },
  },
  globals: phone,
  play: async ({ canvasElement }) => {
    const bill = billOf(canvasElement)
    await userEvent.click(bill.getByRole('button', { name: 'Remove coupon FIRST10' }))
    await userEvent.click(await bill.findByRole('button', { name: /^Haben Sie/ }))
    await bill.findByLabelText('Blumengutscheincodenummernfeld')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
