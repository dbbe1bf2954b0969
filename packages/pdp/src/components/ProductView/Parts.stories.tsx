import { parseCalendarDate } from '@store/api-client/contract/date'
import { Card, TextField } from '@store/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createStore } from 'zustand/vanilla'
import { cakeAttributes } from '../../fixtures/cakeAttributes.ts'
import { createDaysPort } from '../../fixtures/createDaysPort.ts'
import { ProductStoryWrapper, type ProductStoryWrapperProps } from '../../fixtures/ProductStoryWrapper.tsx'
import { complementaryProducts, similarProducts } from '../../fixtures/productCards.ts'
import { roses } from '../../fixtures/roses.ts'
import type { ProductSlots } from '../../react/ProductSlots.ts'
import { useProduct } from '../../react/useProduct.ts'
import { useSelectedPrice } from '../../react/useSelectedPrice.ts'
import { DeferredSection, preloadDeferredSections } from '../belowTheFold/DeferredSection.tsx'
import { PurchaseLocationErrorMessage } from '../delivery/PurchaseLocationErrorMessage/PurchaseLocationErrorMessage.tsx'
import { ProductOptions } from '../options/ProductOptions/ProductOptions.tsx'
import { ProductBreadcrumb } from '../ProductBreadcrumb/ProductBreadcrumb.tsx'
import { ProductDelivery } from '../ProductDelivery/ProductDelivery.tsx'
import { ProductGallery } from '../ProductGallery/ProductGallery.tsx'
import { ProductHeading } from '../ProductHeading/ProductHeading.tsx'
import { ProductPageLayout } from '../ProductPageLayout/ProductPageLayout.tsx'
import { BuyBlock } from '../purchase/BuyBlock/BuyBlock.tsx'
import { LazyAddOnPanel } from '../purchase/LazyAddOnPanel/LazyAddOnPanel.tsx'
import { ProductView } from './ProductView.tsx'

const locationBox = (
  <Card>
    <TextField label="Pincode" value="560001" onChange={() => undefined} />
  </Card>
)

const added = fn()
const { weight } = cakeAttributes
const placeCheck = createStore(() => ({
  check: {
    ...({ kind: 'deliverable', pincode: '560001', city: 'Bengaluru' } as const),
    earliest: parseCalendarDate('2026-11-23'),
  },
}))

const meta: Meta<ProductStoryWrapperProps> = {
  title: 'Product/Parts',
  component: ProductStoryWrapper,
  subcomponents: { PlaceErrorMessage: PurchaseLocationErrorMessage },
  args: {
    product: {
      ...{ attributes: [weight], similar: similarProducts, together: complementaryProducts },
      delivery: { ...roses.delivery, hours: { lastSlotHour: 20 } },
    },
    ports: {
      placeCheck,
      days: createDaysPort(),
      add: async (gift) => {
        added(gift)
        return { ok: true, value: undefined }
      },
    },
    track: fn(),
    children: <ProductView delivery={locationBox} />,
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async () => {
    added.mockClear()
    await preloadDeferredSections()
  },
}
export default meta

type Story = StoryObj<ProductStoryWrapperProps>

/**
 * Uses the features of a product page, however it is composed: weight, share, date, add to cart, and the sections below
 * the fold.
 */
const tryProductPage: NonNullable<Story['play']> = async ({ canvasElement, args }) => {
  const page = within(canvasElement)
  await expect(args.track).toHaveBeenCalledWith(expect.objectContaining({ kind: 'productViewed' }))

  await userEvent.click(page.getByRole('radio', { name: /^1 Kg/ }))
  await expect((await page.findAllByText('₹1,799')).length).toBeGreaterThan(0)

  await userEvent.click(page.getByRole('button', { name: 'Share' }))
  const share = await page.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(share).not.toBeVisible())

  await userEvent.click(page.getByRole('combobox', { name: /^Date/ }))
  const calendar = await page.findByRole('dialog', { name: 'Delivery date' })
  await userEvent.click(await within(calendar).findByRole('button', { name: /Wednesday.*25.*November/ }))
  await page.findAllByText(/Arrives Wed, 25 Nov/)

  const section = (name: string | RegExp) => page.getByRole('heading', { name })
  for (const name of [/Similar/, 'Make this gift extra special', /Reviews/])
    await expect(section(name)).toBeVisible()
  await expect(page.getByRole('region', { name: 'About this gift' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible()

  page.getAllByRole('button', { name: 'Add to Cart' })[0]?.focus()
  await userEvent.keyboard('{Enter}')
  await expect(await page.findByRole('link', { name: 'Go to cart' })).toHaveFocus()
  await expect(added).toHaveBeenCalledOnce()
  const [gift] = added.mock.calls[0] ?? []
  await expect(JSON.stringify(gift)).toContain('2026-11-25')
  await expect(JSON.stringify(gift)).toContain(String(weight.id))
}

/** The default page; the composed pages below must have the same features. */
export const Reference: Story = { play: tryProductPage }

function OwnProductPage() {
  return (
    <ProductPageLayout>
      <ProductHeading />
      <DeferredSection part="Reviews" />
      <ProductDelivery>{locationBox}</ProductDelivery>
      <ProductOptions />
      <BuyBlock place="column" />
      <DeferredSection part="SimilarProducts" />
      <ProductGallery />
      <DeferredSection part="Offers" />
      <DeferredSection part="ProductInfo" />
      <DeferredSection part="BoughtTogether" />
      <DeferredSection part="RelatedProducts" />
      <ProductBreadcrumb />
      <DeferredSection part="StickyBuyBar" />
      <BuyBlock place="bar" />
      <LazyAddOnPanel />
    </ProductPageLayout>
  )
}

export const InAnotherOrder: Story = {
  args: { children: <OwnProductPage /> },
  play: async (context) => {
    const page = within(context.canvasElement)
    const delivery = page.getByRole('textbox', { name: 'Pincode' })
    const options = page.getByRole('group', { name: 'Select Weight' })
    await expect(delivery.compareDocumentPosition(options)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await tryProductPage(context)
  },
}

export const InAnotherOrderOnPhone: Story = {
  args: { children: <OwnProductPage /> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('region', { name: 'Buy' }))
    await userEvent.click(bar.getByRole('button', { name: 'Add to Cart' }))
    await expect(await bar.findByRole('link', { name: 'Go to cart' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

const slots: ProductSlots = {
  heading: { replace: () => <OwnHeading /> },
  buyBlock: {
    replace: (given, Default) => (
      <div data-wrapped>
        <Default {...given} />
        {given.place === 'column' && <p>Pay on delivery, too</p>}
      </div>
    ),
  },
  // Also wraps a part whose code is lazy-loaded.
  reviews: {
    replace: (given, Default) => (
      <section aria-label="Praise">
        <Default {...given} />
      </section>
    ),
  },
  offers: { replace: () => <p>No offers today</p> },
}

function OwnHeading() {
  const { product, priceOf } = useProduct()
  const { price } = useSelectedPrice()
  return (
    <h1>
      {product.title}, {priceOf(price)}
    </h1>
  )
}

export const ReplacedAndWrappedParts: Story = {
  args: { slots },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: `${roses.title}, ₹1,299` })).toBeVisible()
    await userEvent.click(page.getByRole('radio', { name: /^1 Kg/ }))
    await expect(page.getByRole('heading', { level: 1, name: `${roses.title}, ₹1,799` })).toBeVisible()
    await expect(page.getByText('Pay on delivery, too')).toBeVisible()
    await expect(page.getByText('No offers today')).toBeVisible()
    const praise = within(page.getByRole('region', { name: 'Praise' }))
    await expect(praise.getByRole('heading', { name: /Reviews/ })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Add to Cart' }))
    await expect(await page.findByRole('link', { name: 'Go to cart' })).toBeVisible()
  },
}
