import type { Cart } from '@store/api-client/contract/cart'
import { Button } from '@store/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { type CartHarnessOptions, createCartHarness } from '../../fixtures/createCartHarness.ts'
import { cartForTwoCountries, richCart } from '../../fixtures/richCart.ts'
import { sampleCart } from '../../fixtures/sampleCart.ts'
import { CartProvider } from '../../react/CartProvider.tsx'
import { MiniCart } from './MiniCart.tsx'

const phone = { viewport: { value: 'phone' } } as const
const desktop = { viewport: { value: 'desktop' } } as const

interface SceneProps extends Omit<CartHarnessOptions, 'initial'> {
  readonly server: Cart
  /** Whether the page has already loaded the cart. */
  readonly isKnown: boolean
  /** Whether every call fails. */
  readonly fails?: boolean
  /** Called when the shopper closes it. */
  readonly onClose: () => void
}

function Header({ isKnown, fails = false, onClose, ...options }: SceneProps) {
  const [isOpen, setOpen] = useState(false)
  const [store] = useState(() => {
    const scene = createCartHarness({ ...options, initial: isKnown ? options.server : undefined })
    if (fails) scene.fail({ kind: 'network' })
    return scene.store
  })
  return (
    <CartProvider store={store}>
      <Button onClick={() => setOpen(true)}>Cart</Button>
      <MiniCart
        open={isOpen}
        onClose={() => {
          setOpen(false)
          onClose()
        }}
      />
    </CartProvider>
  )
}

const meta = {
  title: 'Cart/Mini cart',
  component: Header,
  subcomponents: { MiniCart },
  args: { server: sampleCart(), isKnown: true, onClose: fn(), go: fn() },
  globals: desktop,
} satisfies Meta<typeof Header>
export default meta

type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const opener = canvas.getByRole('button', { name: 'Cart' })
  await userEvent.click(opener)
  const dialog = await canvas.findByRole('dialog', { name: 'Your cart' })
  await waitFor(() => expect(dialog).toBeVisible())
  const motions = dialog.getAnimations({ subtree: true }).filter((motion) => motion instanceof CSSTransition)
  await Promise.all(motions.map((motion) => motion.finished))
  return { opener, dialog: within(dialog) }
}

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const { opener, dialog } = await open(canvasElement)
    await expect(dialog.getByRole('link', { name: 'Red Roses' })).toHaveAttribute(
      'href',
      '/p/flower/red-roses',
    )
    await expect(dialog.getByText('Quantity 2')).toBeVisible()
    await expect(dialog.getByText('4 items')).toBeVisible()
    await expect(dialog.getByText('₹2,696')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(opener).toHaveFocus()
  },
}

export const Open: Story = { play: async ({ canvasElement }) => void (await open(canvasElement)) }

export const OpenOnPhone: Story = { ...Open, globals: phone, tags: ['snapshot'] }

export const EveryKind: Story = {
  args: { server: richCart() },
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement)
    await expect(dialog.getByRole('list', { name: 'In Roses and Two Small Cakes' })).toBeVisible()
  },
}

export const EveryKindFromRightToLeft: Story = {
  ...Open,
  args: { server: richCart() },
  globals: { ...phone, direction: 'rtl' },
}

export const PlacesTheOrder: Story = {
  play: async ({ canvasElement, args }) => {
    const { dialog } = await open(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Place order' }))
    await waitFor(() => expect(args.go).toHaveBeenCalledWith('/checkout'))
  },
}

export const OrderCouldNotStart: Story = {
  args: { orders: [{ ok: false, failure: { kind: 'network' } }] },
  play: async ({ canvasElement }) => {
    const failed = 'Something went wrong, Please try again...'
    const { dialog } = await open(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Place order' }))
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(failed))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    const { dialog: reopened } = await open(canvasElement)
    await expect(reopened.queryByText(failed)).not.toBeInTheDocument()
  },
}

export const SeveralCountries: Story = {
  args: { server: cartForTwoCountries() },
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Place order' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      "You've added products from different countries. Select items from one country.",
    )
  },
}

export const AsksWhenOpened: Story = {
  args: { isKnown: false },
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement)
    await expect(await dialog.findByRole('link', { name: 'Red Roses' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { isKnown: false, silent: 'list' },
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement)
    await expect(dialog.getByText('Loading your cart').closest('[aria-busy=true]')).not.toBeNull()
  },
}

export const CouldNotBeHad: Story = {
  args: { isKnown: false, fails: true },
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Something went wrong please try after some time or refresh the page.',
    )
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { server: sampleCart([]) },
  globals: phone,
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement)
    await expect(dialog.getByText("Hey, cart bag seems to be empty, Let's add some items.")).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/')
  },
}
