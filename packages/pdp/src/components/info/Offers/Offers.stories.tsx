import type { Product, RewardPointsInfo } from '@store/api-client/contract/catalogue'
import { paise } from '@store/api-client/contract/money'
import type { SessionState } from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { createStore } from 'zustand/vanilla'
import { ProductStoryWrapper } from '../../../fixtures/ProductStoryWrapper.tsx'
import type { ProductPorts } from '../../../store/ProductPorts.ts'
import { Offers } from './Offers.tsx'

const meta: Meta<typeof OffersScene> = {
  title: 'Product/Offers',
  component: OffersScene,
  args: { product: {} },
}
export default meta

function OffersScene({
  product,
  rewards,
}: {
  readonly product?: Partial<Product>
  /** Reward points of the user. */
  readonly rewards?: ProductPorts['rewards']
}) {
  return (
    <ProductStoryWrapper product={product} ports={{ rewards }}>
      <Offers />
    </ProductStoryWrapper>
  )
}

type Story = StoryObj<typeof OffersScene>

// Lines of text are large enough for a mouse; touch targets need more space.
const leastHeight = () => (matchMedia('(pointer: coarse), (width < 768px)').matches ? 44 : 24)

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { name: 'Offers Available' })).toBeVisible()
    await expect(page.getByText('Earn 129 points with this gift')).toBeVisible()
    await expect(page.getByText('Not with other offers')).not.toBeVisible()
    const summary = page.getByText('10% off your first bouquet')
    await expect(summary.getBoundingClientRect().height).toBeGreaterThanOrEqual(leastHeight())
    await userEvent.click(summary)
    await expect(page.getByText('Not with other offers')).toBeVisible()
    await expect(page.getByText('With orders above ₹999')).not.toBeVisible()
    await userEvent.click(summary)
    await expect(page.getByText('Not with other offers')).not.toBeVisible()
  },
}

export const PointsOnly: Story = {
  args: { product: { offers: [], earnPoints: 1 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Earn 1 point with this gift')).toBeVisible()
    await expect(within(canvasElement).queryByRole('heading')).toBeNull()
  },
}

export const None: Story = {
  args: { product: { offers: [], earnPoints: 0 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/Earn|Offers/)
  },
}

export const LongWords: Story = {
  args: {
    product: {
      offers: [
        { icon: '', title: 'Blumenstraußverschenkrabatt'.repeat(4), terms: ['Kleingedrucktes'.repeat(9)] },
      ],
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText(/^Blumen/))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

const asha: SessionState = { kind: 'user', firstName: 'Asha', isVerified: true }
const has = (balance: number): Result<RewardPointsInfo> => ({
  ok: true,
  value: { balance, rule: { percentage: 10, maxRupees: 200 } },
})
const pointsOf = (
  session: SessionState,
  load: () => Promise<Result<RewardPointsInfo>>,
): ProductPorts['rewards'] => ({
  load,
  session: createStore(() => session),
  requestLogin: fn(async () => 'dismissed' as const),
})

export const PointsOfGuest: Story = {
  args: { rewards: pointsOf({ kind: 'guest' }, async () => has(0)) },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    const link = page.getByRole('link', { name: 'Login to redeem Reward points' })
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(leastHeight())
    await userEvent.click(link)
    await expect(args.rewards?.requestLogin).toHaveBeenCalledWith({ kind: 'redeemPoints' })
    await expect(page.getByRole('alert')).toHaveTextContent('Please login to redeem reward points')
  },
}

const says = (load: () => Promise<Result<RewardPointsInfo>>, text: string): Story => ({
  args: { rewards: pointsOf(asha, load) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(text)).toBeVisible()
  },
})

/** The choice is sent with the purchase, and can be undone. */
export const PointsChosen: Story = {
  args: { rewards: pointsOf(asha, async () => has(5000)) },
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('checkbox', { name: /^Use your .* to save ₹130/ })
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await userEvent.click(box)
    await expect(box).not.toBeChecked()
  },
}

// A tenth of ₹1,299, rounded, at most ₹200 and never more than the balance.
export const PointsByPercentage = says(
  async () => has(5000),
  'Use your 5,000 points in the cart to save ₹130',
)

export const PointsByBalance = says(async () => has(74), 'Use your 74 points in the cart to save ₹74')

export const PointsByMost: Story = {
  ...says(async () => has(5000), 'Use your 5,000 points in the cart to save ₹200'),
  args: { product: { price: paise(900_000) }, rewards: pointsOf(asha, async () => has(5000)) },
}

export const NoPoints = says(async () => has(-20), 'You have no points to redeem yet')

export const PointsLoading = says(() => new Promise(() => undefined), 'Loading your points…')

let tries = 0

export const PointsFailed: Story = {
  args: {
    rewards: pointsOf(asha, async () => {
      tries += 1
      return tries % 2 === 1 ? { ok: false, failure: { kind: 'network' } } : has(74)
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Try again' }))
    await expect(await page.findByText(/ to save ₹74$/)).toBeVisible()
  },
}
