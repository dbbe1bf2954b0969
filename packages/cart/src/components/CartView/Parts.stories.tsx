import { Card } from '@store/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { richCart, richLines } from '../../fixtures/richCart.ts'
import { sampleCart, sampleLines } from '../../fixtures/sampleCart.ts'
import type { CartLineProps } from '../../react/CartPartProps.ts'
import type { CartSlots } from '../../react/CartSlots.ts'
import { useCart } from '../../react/useCart.ts'
import { CartAddOnsAndSavedLines } from '../CartAddOnsAndSavedLines/CartAddOnsAndSavedLines.tsx'
import { CartBar } from '../CartBar/CartBar.tsx'
import { CartCombo } from '../CartCombo/CartCombo.tsx'
import { CartDialogs } from '../CartDialogs/CartDialogs.tsx'
import { CartHeading } from '../CartHeading/CartHeading.tsx'
import { CartLine } from '../CartLine/CartLine.tsx'
import { CartLineControls } from '../CartLine/CartLineControls.tsx'
import { CartLineDetails } from '../CartLineDetails/CartLineDetails.tsx'
import { CartLinePrice } from '../CartLinePrice/CartLinePrice.tsx'
import { CartLineGroup } from '../CartLines/CartLineGroup.tsx'
import { CartLines } from '../CartLines/CartLines.tsx'
import { CartLoadError } from '../CartNotices/CartLoadError.tsx'
import { ExpressDeliveryMessage } from '../CartNotices/ExpressDeliveryMessage.tsx'
import { OfflineNotice } from '../CartNotices/OfflineNotice.tsx'
import { CartPageLayout } from '../CartPageLayout/CartPageLayout.tsx'
import { CartSkeleton } from '../CartSkeleton/CartSkeleton.tsx'
import { CartStatusRegion } from '../CartStatusRegion/CartStatusRegion.tsx'
import { CartToasts } from '../CartToasts/CartToasts.tsx'
import { CartTotals } from '../CartTotals/CartTotals.tsx'
import { OpenCouponFormButton } from '../CartTotals/OpenCouponFormButton.tsx'
import { EmptyCart } from '../EmptyCart/EmptyCart.tsx'
import { getCartLineDataAttributes } from '../focus/findNextLineTitleLink.ts'
import { OrderBlockedNotice } from '../OrderBlockedNotice/OrderBlockedNotice.tsx'
import { PlaceOrderButton } from '../PlaceOrderButton/PlaceOrderButton.tsx'
import { UndoStrip } from '../UndoStrip/UndoStrip.tsx'
import { UndoStrips } from '../UndoStrip/UndoStrips.tsx'
import { CartStoryPage } from './fixtures/CartStoryPage.tsx'
import { findToast, openRemoveDialog, placeOrder } from './fixtures/cartStoryHelpers.ts'
import { tryWholeCart } from './fixtures/tryWholeCart.ts'

const { roses } = sampleLines
const server = {
  ...richCart([roses, { ...richLines.birthdayCake, title: 'Birthday Cake' }, sampleLines.plant]),
  coupon: { code: '' },
}

const meta: Meta<typeof CartStoryPage> = {
  title: 'Cart/Parts',
  component: CartStoryPage,
  // Parts that the composed pages below use.
  subcomponents: {
    ...{
      CartCombo,
      CartDialogs,
      CartLineGroup,
      CartStatus: CartStatusRegion,
      CartToasts,
      CouponOffer: OpenCouponFormButton,
      LineCost: CartLinePrice,
      PlaceOrderButton,
      UndoStrip,
    },
  },
  args: {
    track: fn(),
    go: fn(),
    server,
    orders: [{ ok: true, value: { kind: 'outOfStock', messages: ['Red Roses are out of stock'] } }],
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
}
export default meta

type Story = StoryObj<typeof CartStoryPage>

/** The default page; the composed pages below must have the same features. */
export const Reference: Story = { play: ({ canvasElement }) => tryWholeCart(canvasElement) }

function TicketLine({ line, addOns = [] }: CartLineProps) {
  return (
    <li {...getCartLineDataAttributes(line.id)} data-ticket>
      <Card>
        <h3>
          <a href={line.href}>{line.title}</a>
        </h3>
        <CartLineDetails line={line} />
        <CartLineControls line={line} />
        <ul>
          {addOns.map((other) => (
            <CartLine key={other.id} line={other} place="along" gift={line} />
          ))}
        </ul>
      </Card>
    </li>
  )
}

const ownLine: CartSlots = {
  line: { replace: (given, Default) => (given.place ? <Default {...given} /> : <TicketLine {...given} />) },
}

export const AnOwnLineItem: Story = {
  args: { slots: ownLine },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-ticket]')).toHaveLength(3)
    await tryWholeCart(canvasElement)
  },
}

function OwnCartPage() {
  const { cart, state } = useCart()
  const heading = useRef<HTMLHeadingElement>(null)
  const totals = useRef<HTMLHeadingElement>(null)
  return (
    <CartPageLayout headingRef={heading}>
      {cart && cart.lines.length > 0 && (
        <>
          <CartTotals cart={cart} headingRef={totals} />
          <CartAddOnsAndSavedLines cart={cart} />
        </>
      )}
      <CartHeading headingRef={heading} />
      {cart && cart.lines.length > 0 && (
        <>
          <CartLines cart={cart} />
          <ExpressDeliveryMessage cart={cart} />
          <OrderBlockedNotice cart={cart} />
          <CartBar cart={cart} totalsHeading={totals} />
        </>
      )}
      {cart?.lines.length === 0 && (
        <>
          <EmptyCart>
            <CartAddOnsAndSavedLines cart={cart} />
          </EmptyCart>
          <UndoStrips />
        </>
      )}
      {!cart && (state.isError ? <CartLoadError headingRef={heading} /> : <CartSkeleton />)}
      <OfflineNotice />
    </CartPageLayout>
  )
}

export const InAnotherOrder: Story = {
  args: { page: <OwnCartPage />, slots: ownLine },
  play: async ({ canvasElement }) => {
    const bill = within(canvasElement).getByRole('heading', { name: 'Bill summary' })
    const title = within(canvasElement).getByRole('heading', { level: 1 })
    await expect(bill.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(canvasElement.querySelectorAll('[data-ticket]')).toHaveLength(3)
    await tryWholeCart(canvasElement)
  },
}

export const InAnotherOrderOnPhone: Story = {
  args: { page: <OwnCartPage />, slots: ownLine },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /View bill summary/ }))
    await expect(canvas.getByRole('heading', { name: 'Bill summary' })).toHaveFocus()
    await placeOrder(canvasElement)
    await expect(await canvas.findByText('Red Roses are out of stock')).toBeVisible()
  },
}

export const InAnotherOrderEmptied: Story = {
  args: { page: <OwnCartPage />, slots: ownLine, server: sampleCart([roses]) },
  play: async ({ canvasElement }) => {
    const { canvas, dialog } = await openRemoveDialog(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await expect(await canvas.findByRole('link', { name: 'Continue Shopping' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your cart' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Undo removing Red Roses' }))
    await expect(await canvas.findByRole('link', { name: 'Red Roses' })).toHaveFocus()
  },
}

export const InAnotherOrderComesAtTheSecondTry: Story = {
  args: { page: <OwnCartPage />, slots: ownLine, initial: undefined, failing: 'once' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const again = await canvas.findByRole('button', { name: 'Try again' })
    await new Promise((resolve) => setTimeout(resolve, 80))
    await userEvent.click(again)
    await expect(await canvas.findByRole('link', { name: 'Red Roses' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Your cart' })).toHaveFocus()
  },
}

const wrapped: CartSlots = {
  totals: {
    replace: (given, Default) => (
      <div>
        <p>Free delivery from ₹499</p>
        <Default {...given} />
      </div>
    ),
  },
  removeDialog: { replace: () => <OwnRemoveDialog /> },
  toasts: { replace: () => null },
}

function OwnRemoveDialog() {
  const { state, cart, actions } = useCart()
  const requested = state.activeDialog?.kind === 'removeLine' ? state.activeDialog.lineId : undefined
  const line = cart?.lines.find(({ id }) => id === requested)
  if (!line) return null
  return (
    <div role="dialog" aria-label="Sure?">
      <button type="button" onClick={actions.confirmRemove}>
        Yes, without {line.title}
      </button>
    </div>
  )
}

export const WrappedBillAndAnOwnDialog: Story = {
  args: { slots: wrapped },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Free delivery from ₹499')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Bill summary' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Red Roses' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, without Red Roses' }))
    await expect(await canvas.findByRole('button', { name: 'Undo removing Red Roses' })).toBeVisible()
    await expect(canvas.queryByText('Your product has been remove successfully.')).toBeNull()
  },
}

const onTop: CartSlots = {
  heading: { replace: ({ headingRef }) => <h1 ref={headingRef}>My basket</h1> },
  offline: { replace: (given, Default) => <Default {...given} /> },
}

export const AnOwnHeading: Story = {
  args: { slots: onTop },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'My basket' })).toBeVisible()
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Increase quantity of Red Roses' }),
    )
    await findToast(canvasElement, 'Your product quantity has been modified successfully.')
  },
}
