import type { AddToCartRequest } from '@store/api-client/contract/cart'
import type { AddOnGroup } from '@store/api-client/contract/catalogue'
import { parseCalendarDate } from '@store/api-client/contract/date'
import type { DeliverabilityCheckState } from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import { candleErrorMessages } from '@store/api-client/contract/rules/candleNumber'
import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import type { AddOnSettings } from '@store/api-client/contract/settings'
import { withStoryNetwork } from '@store/config/storyNetwork'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { createStore } from 'zustand/vanilla'
import { addOnGroups, addOnSettings, occasions, sampleAddOns } from '../../../fixtures/addOnGroups.ts'
import { ProductStoryWrapper } from '../../../fixtures/ProductStoryWrapper.tsx'
import { en } from '../../../messages/en.ts'
import type { ProductMessages } from '../../../messages/ProductMessages.ts'
import { BuyButtons } from '../../purchase/BuyButtons/BuyButtons.tsx'
import { LazyAddOnPanel } from '../../purchase/LazyAddOnPanel/LazyAddOnPanel.tsx'

interface Scene {
  /** Available add-ons; `never` leaves the request pending. */
  readonly groups?: Result<readonly AddOnGroup[]> | 'never'
  /** Add-on settings of the shop. */
  readonly settings?: Partial<AddOnSettings>
  /** Response of the cart. */
  readonly answer?: Result<unknown>
  /** Called with the added request. */
  readonly onAdd?: (request: AddToCartRequest) => void
  /** Called to navigate to the cart. */
  readonly onCart?: () => void
  readonly messages?: ProductMessages
}

const earliest = parseCalendarDate('2026-11-22')
const bengaluru: DeliverabilityCheckState = {
  kind: 'deliverable',
  pincode: '560001',
  city: 'Bengaluru',
  earliest,
}

function Panel({
  groups = { ok: true, value: addOnGroups },
  settings,
  answer = { ok: true, value: undefined },
  onAdd,
  onCart,
  messages = en,
}: Scene) {
  return (
    <ProductStoryWrapper
      product={{ showsAddOns: true }}
      messages={messages}
      ports={{
        placeCheck: createStore(() => ({ check: bengaluru })),
        goToCart: onCart,
        ...withStoryNetwork({
          add: async (request: AddToCartRequest) => {
            onAdd?.(request)
            return answer
          },
        }),
        addOns: {
          client: {
            addOns: () => (groups === 'never' ? new Promise(() => undefined) : Promise.resolve(groups)),
            occasions: async () => ({ ok: true, value: occasions }),
          },
          settings: async () => ({ ok: true, value: { ...addOnSettings, ...settings } }),
        },
      }}
    >
      <BuyButtons />
      <LazyAddOnPanel />
    </ProductStoryWrapper>
  )
}

const meta: Meta<typeof Panel> = {
  title: 'Product/Add-on panel',
  component: Panel,
  args: { messages: en, onAdd: fn(), onCart: fn() },
}
export default meta

type Story = StoryObj<typeof Panel>

const phone = { viewport: { value: 'phone' } }
const desktop = { viewport: { value: 'desktop' } }

const open = async (canvasElement: HTMLElement, button: RegExp = /Add to Cart/) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: button }))
  return within(await screen.findByRole('dialog'))
}
/** Waits for the opening transition of dialogs. */
const seen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())

/** Waits for the error of a field, whose element is replaced when it is announced. */
const seeError = (dialog: ReturnType<typeof within>, text: string | RegExp) =>
  waitFor(() => expect(dialog.getByText(text)).toBeVisible())

const press = async (panel: ReturnType<typeof within>, name: string | RegExp) =>
  userEvent.click(await panel.findByRole('button', { name }))

export const NewOnPhone: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement)
    const tab = await panel.findByRole('tab', { name: 'For the Cake' })
    await waitFor(() => expect(tab).toBeVisible())
    await seen(panel.getByText('Together cheaper'))
    const bundle = within(panel.getByRole('list', { name: 'Bundle' }))
    await seen(bundle.getByText(/Thin Candles/))
    await expect(await panel.findByText('Nothing added yet')).toBeInTheDocument()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const NewOnDesktop: Story = { ...NewOnPhone, tags: ['snapshot'], globals: desktop }

const titled = (globals: object, title: string): Story => ({
  tags: ['snapshot'],
  globals,
  args: { settings: { layout: 'old' } },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    const heading = await screen.findByRole('heading', { level: 2, name: title })
    await waitFor(() => expect(heading).toBeVisible())
    await expect(await screen.findByRole('heading', { level: 3, name: 'Something Sweet' })).toBeVisible()
    await expect(screen.queryByRole('tab')).toBeNull()
  },
})

export const OldOnPhone = titled(phone, 'Add More Fun To Celebration')
export const OldOnDesktop = titled(desktop, 'Make Your Loved One Feel Special')

export const Choosing: Story = {
  globals: desktop,
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement)
    await press(panel, 'Add Pack of Balloons')
    const stepper = within(await panel.findByRole('group', { name: 'Quantity of Pack of Balloons' }))
    for (let pieces = 1; pieces < quantityLimits.max; pieces += 1) await press(stepper, /Increase/)
    await seen(panel.getByText(`You can choose max ${quantityLimits.max} products`))
    await expect(
      await panel.findByText(
        `${quantityLimits.max} add-ons, ₹${(149 * quantityLimits.max).toLocaleString('en-IN')}`,
      ),
    ).toBeInTheDocument()
    await press(panel, 'Continue')
    await expect(args.onAdd).toHaveBeenCalledWith(
      expect.objectContaining({
        addOns: [{ productId: sampleAddOns.balloons.id, quantity: quantityLimits.max }],
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(within(canvasElement).getByRole('link', { name: 'Go to cart' })).toHaveFocus())
  },
}

export const KeepOrRemove: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement)
    await press(panel, 'Add Pack of Balloons')
    const decrease = await panel.findByRole('button', { name: /Decrease/ })
    await userEvent.click(decrease)
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep or remove?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Keep' }))
    await expect(await panel.findByText('1 add-on, ₹149')).toBeInTheDocument()
    await userEvent.click(decrease)
    const again = within(await screen.findByRole('dialog', { name: 'Keep or remove?' }))
    await userEvent.click(again.getByRole('button', { name: 'Remove' }))
    await seen(await panel.findByRole('button', { name: 'Add Pack of Balloons' }))
    await expect(await panel.findByText('Nothing added yet')).toBeInTheDocument()
  },
}

export const Candle: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement)
    await press(panel, 'Add Number Candle')
    const modal = within(await screen.findByRole('dialog', { name: 'Which number?' }))
    await press(modal, 'Add candle')
    await seeError(modal, candleErrorMessages.range)
    const field = modal.getByRole('textbox', { name: 'Number' })
    await expect(field).toHaveFocus()
    await userEvent.type(field, '2x5')
    await seen(modal.getByText('Total ₹1,225'))
    await userEvent.keyboard('{Enter}')
    await seen(await panel.findByText('Number 25'))
    await expect(await panel.findByText('1 add-on, ₹1,225')).toBeInTheDocument()
    await press(panel, 'Remove Number Candle')
    await seen(await panel.findByRole('button', { name: 'Add Number Candle' }))
  },
}

export const KeepsAnUnfinishedCandle: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const openCandle = async () => {
      await press(await open(canvasElement), 'Add Number Candle')
      return within(await screen.findByRole('dialog', { name: 'Which number?' }))
    }
    const modal = await openCandle()
    await userEvent.type(modal.getByRole('textbox', { name: 'Number' }), '25')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Which number?' })).toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const again = await openCandle()
    await expect(again.getByRole('textbox', { name: 'Number' })).toHaveValue('25')
    await seen(again.getByText('Total ₹1,225'))
  },
}

export const CandleInTheOldLayout: Story = {
  globals: phone,
  args: { settings: { layout: 'old' } },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement)
    await press(panel, 'Add Number Candle')
    const modal = within(await screen.findByRole('dialog', { name: 'Which number?' }))
    await press(modal, 'Add candle')
    await seeError(modal, 'Please Enter the Number')
    const field = modal.getByRole('textbox', { name: 'Number' })
    await userEvent.type(field, '1234')
    await press(modal, 'Add candle')
    await seeError(modal, 'Give only Three digit number')
    await userEvent.clear(field)
    await userEvent.type(field, '125')
    await seen(modal.getByText('Total ₹147'))
  },
}

export const GreetingCard: Story = {
  tags: ['snapshot'],
  globals: phone,
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement)
    await userEvent.click(await panel.findByRole('tab', { name: 'A Word and a Wrap' }))
    await press(panel, 'Add Greeting Card')
    const modal = within(await screen.findByRole('dialog', { name: 'Add a greeting card' }))
    await press(modal, 'Add card')
    await seeError(modal, 'Please select a valid occasion')
    await userEvent.selectOptions(modal.getByRole('combobox', { name: /Occasion/ }), 'Birthday')
    await userEvent.type(modal.getByRole('textbox', { name: /Message on the card/ }), 'Dear Asha, love')
    await seen(modal.getByText('15 / 160'))
    await expect(modal.getByText(',').tagName).toBe('MARK')
    await press(modal, 'Add card')
    await seeError(modal, /The highlighted characters can’t be printed/)
  },
}

export const GreetingCardChosen: Story = {
  globals: desktop,
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement, /Buy Now/)
    await userEvent.click(await panel.findByRole('tab', { name: 'A Word and a Wrap' }))
    await press(panel, 'Add Greeting Card')
    const modal = within(await screen.findByRole('dialog', { name: 'Add a greeting card' }))
    await userEvent.selectOptions(await modal.findByRole('combobox', { name: /Occasion/ }), 'Anniversary')
    await userEvent.type(modal.getByRole('textbox', { name: /Message on the card/ }), 'With love')
    await press(modal, 'Add card')
    await seen(await panel.findByText('For: Anniversary'))
    await press(panel, 'Continue')
    await expect(args.onAdd).toHaveBeenCalledWith(
      expect.objectContaining({
        button: 'buyNow',
        addOns: [{ productId: sampleAddOns.card.id, quantity: 1, occasion: 2, text: 'With love' }],
      }),
    )
    await waitFor(() => expect(args.onCart).toHaveBeenCalledOnce())
  },
}

export const KeepsAnUnfinishedGreetingCard: Story = {
  globals: desktop,
  play: async ({ canvasElement }) => {
    const openCard = async () => {
      const panel = await open(canvasElement)
      await userEvent.click(await panel.findByRole('tab', { name: 'A Word and a Wrap' }))
      await press(panel, 'Add Greeting Card')
      return within(await screen.findByRole('dialog', { name: 'Add a greeting card' }))
    }
    const modal = await openCard()
    await userEvent.selectOptions(await modal.findByRole('combobox', { name: /Occasion/ }), 'Anniversary')
    await userEvent.type(modal.getByRole('textbox', { name: /Message on the card/ }), 'With love')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add a greeting card' })).toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const again = await openCard()
    await expect(again.getByRole('textbox', { name: /Message on the card/ })).toHaveValue('With love')
    await waitFor(() =>
      expect(again.getByRole('combobox', { name: /Occasion/ })).toHaveDisplayValue('Anniversary'),
    )
  },
}

export const Loading: Story = {
  globals: phone,
  args: { groups: 'never' },
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement)
    const waiting = await panel.findByRole('status', { name: 'Loading add-ons…' })
    await waitFor(() => expect(waiting).toBeVisible())
    await press(panel, 'Skip')
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  globals: phone,
  args: { groups: { ok: false, failure: { kind: 'network' } } },
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement)
    const again = await panel.findByRole('button', { name: 'Try again' })
    await waitFor(() => expect(again).toBeVisible())
    await press(panel, 'Continue')
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

export const NotAdded: Story = {
  globals: phone,
  args: { answer: { ok: false, failure: { kind: 'network' } } },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement)
    await press(panel, 'Add Pack of Balloons')
    await press(panel, 'Continue')
    await seen(await panel.findByText('Something went wrong, Please try again...'))
    await expect(await panel.findByText('1 add-on, ₹149')).toBeInTheDocument()
  },
}

export const Closed: Story = {
  globals: desktop,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /Buy Now/ })
    await open(canvasElement, /Buy Now/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
  },
}
