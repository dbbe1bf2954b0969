import { paise } from '@store/api-client/contract/money'
import type { SessionState } from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import { withStoryNetwork } from '@store/config/storyNetwork'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { createStore } from 'zustand/vanilla'
import { AddressFields } from '../../address/AddressFields.tsx'
import { AddressTypePicker } from '../../address/AddressTypePicker.tsx'
import { sampleAddresses } from '../../area/fixtures/sampleAccount.ts'
import { sampleReceiver } from '../../fixtures/sampleReceiver.ts'
import { en } from '../../messages/en.ts'
import type { ReceiverMessages } from '../../messages/ReceiverMessages.ts'
import { OrderGifts } from '../../orders/components/OrderGifts/OrderGifts.tsx'
import { sampleOrder } from '../../orders/fixtures/sampleOrder.ts'
import { giftsEn } from '../../orders/messages/giftsEn.ts'
import { ReceiverProvider } from '../../react/ReceiverProvider.tsx'
import { createReceiverStore, type ReceiverStoreOptions } from '../../store/createReceiverStore.ts'
import { parseReceiverDraft } from '../../store/parseReceiverDraft.ts'
import type { ReceiverPorts } from '../../store/ReceiverPorts.ts'
import type { ReceiverDraft } from '../../store/ReceiverValues.ts'
import { PlaceOrderButton } from './PlaceOrderButton.tsx'
import { ReceiverAddressFields } from './ReceiverAddressFields.tsx'
import { ReceiverFields } from './ReceiverFields.tsx'
import { ReceiverForm } from './ReceiverForm.tsx'
import { ReceiverOrderSummary } from './ReceiverOrderSummary.tsx'
import { ReceiverPersonFields } from './ReceiverPersonFields.tsx'
import { SavedAddressChoice } from './SavedAddressChoice.tsx'
import { SenderFields } from './SenderFields.tsx'
import { SubmissionError } from './SubmissionError.tsx'

type Placed = Result<{ readonly orderId: string; readonly href: string }>

interface Scene {
  /** Server-rendered draft. */
  readonly initial?: ReceiverDraft
  /** Draft that the browser has after mounting. */
  readonly known?: ReceiverDraft
  /** Draft stored by an earlier visit. */
  readonly kept?: ReceiverDraft
  /** The API's response; `never` leaves the request pending. */
  readonly answer?: Placed | 'never'
  /** Navigates the visitor. */
  readonly go?: ReceiverPorts['go']
  /** Receives the step's events. */
  readonly track?: ReceiverPorts['track']
  /** The destination country; India if missing. */
  readonly country?: { readonly number: number; readonly name: string }
  /** The shopper's saved addresses; `failed` if they could not be loaded. */
  readonly saved?: ReceiverStoreOptions['saved']
  /** UI messages of the step. */
  readonly messages?: ReceiverMessages
}

const session = createStore<SessionState>(() => ({ kind: 'user', firstName: 'Asha', isVerified: true }))

const placed: Placed = { ok: true, value: { orderId: 'o-1', href: '/order/o-1' } }

function Step({
  initial = {},
  known = {},
  kept,
  answer = placed,
  country,
  saved,
  messages = en.receiver,
  ...host
}: Scene) {
  const [store] = useState(() =>
    createReceiverStore({
      orderKey: '0f0c1f0e-7b1a-4c0e-9d35-2f4f8f7d9a11',
      cart: { version: 3, total: paise(129_900), country },
      initial,
      saved,
      ports: {
        addresses: {
          ...withStoryNetwork({ list: async () => ({ ok: true, value: sampleAddresses }) as const }),
          session,
        },
        go: () => undefined,
        track: () => undefined,
        ...host,
        client: withStoryNetwork({
          place: () => (answer === 'never' ? new Promise(() => undefined) : Promise.resolve(answer)),
        }),
        prefill: () => known,
        draft: { read: () => kept, write: () => undefined },
        forget: () => undefined,
        hrefs: { cart: () => '/cart' },
      },
    }),
  )
  return (
    <ReceiverProvider store={store} messages={messages}>
      <ReceiverForm summary={<OrderGifts gifts={sampleOrder.lines.slice(0, 1)} messages={giftsEn} />} />
    </ReceiverProvider>
  )
}

const meta: Meta<typeof Step> = {
  title: 'Account/Receiver step',
  component: Step,
  // Parts that the composed view uses.
  subcomponents: {
    ReceiverFields,
    ReceiverPersonFields,
    ReceiverPlaceFields: ReceiverAddressFields,
    SenderFields,
    ReceiverSummary: ReceiverOrderSummary,
    SubmissionError,
    PlaceOrderButton,
    SavedAddressChoice,
    AddressFields,
    AddressTypePicker,
  },
  args: { messages: en.receiver, track: fn(), go: fn() },
  // Text that a shopper typed is not a UI text.
  parameters: { pseudo: { leave: ['initial', 'known', 'kept', 'saved'] } },
}
export default meta

type Story = StoryObj<typeof Step>

const phone = { viewport: { value: 'phone' } }

const submit: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Place order · ₹1,299' }))
}

export const Abroad: Story = {
  args: { country: { number: 840, name: 'United States' }, initial: { pincode: '12' } },
  play: async (context) => {
    const page = within(context.canvasElement)
    await expect(page.getByText('Delivery in United States')).toBeVisible()
    await expect(page.getAllByText('+1')).toHaveLength(2)
    await submit(context)
    await expect(page.getByRole('textbox', { name: /^Postal code/ })).toHaveAccessibleDescription(
      'Enter a valid postal code',
    )
  },
}

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('group', { name: 'Receiver' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Delivery address' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'From you' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Title' })).toHaveValue('Mr.')
    await expect(page.getByText('0 / 250')).toBeVisible()
  },
}

export const KnownPlace: Story = {
  args: { initial: { pincode: '560001', city: 'Bengaluru', senderName: 'Ravi' } },
  globals: phone,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'City' })).toHaveValue('Bengaluru')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const ByKeyboard: Story = {
  args: { initial: { pincode: '560001', city: 'Bengaluru', senderName: 'Ravi' }, go: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    page.getByRole('combobox', { name: 'Title' }).focus()
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Title' }), 'Ms.')
    await userEvent.tab()
    await userEvent.keyboard('Asha Menon')
    await userEvent.tab()
    await userEvent.keyboard('98765 43210')
    await userEvent.tab()
    await userEvent.tab()
    await expect(page.getByRole('radio', { name: 'Home' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('14, 3rd Cross')
    await userEvent.tab()
    await userEvent.keyboard('Opposite Metro pillar 42')
    await expect(page.getByRole('textbox', { name: /^Landmark/ })).toHaveValue('Opposite Metro pillar 42')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('With love')
    await expect(page.getByText('9 / 250')).toBeVisible()
    await userEvent.tab()
    // The gift in the summary is a link.
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.go).toHaveBeenCalledWith('/order/o-1')
  },
}

export const AllAtOnce: Story = {
  tags: ['snapshot'],
  args: { initial: { pincode: '56' } },
  play: async (context) => {
    await submit(context)
    const page = within(context.canvasElement)
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveFocus()
    await expect(page.getAllByText('This field is required')).toHaveLength(4)
    await expect(page.getByRole('textbox', { name: 'Pincode' })).toHaveAccessibleDescription(
      'Enter a 6 digit pincode',
    )
  },
}

export const ErrorsOnPhone: Story = {
  tags: ['snapshot'],
  ...AllAtOnce,
  globals: phone,
}

export const AtDusk: Story = { ...AllAtOnce, globals: { theme: 'dark' } }

export const FromRightToLeft: Story = { ...AllAtOnce, globals: { ...phone, direction: 'rtl' } }

export const LongerWords: Story = {
  args: { initial: sampleReceiver },
  globals: { ...phone, locale: 'pseudo' },
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByRole('textbox', { name: '[!! Fúúĺĺ ñááméé !!]' })
    await expect(name).toHaveValue('Asha Menon')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const WrongNumber: Story = {
  args: { initial: { ...sampleReceiver, contactNumber: '12345' } },
  play: async ({ canvasElement }) => {
    const number = within(canvasElement).getByRole('textbox', { name: 'Mobile number' })
    await userEvent.click(number)
    await userEvent.tab()
    await expect(number).toHaveAccessibleDescription(
      'Please enter a valid mobile number We call only about this delivery',
    )
    await userEvent.clear(number)
    await userEvent.type(number, '9876543210')
    await expect(number).toHaveAccessibleDescription('We call only about this delivery')
  },
}

export const EmojiCountsOnce: Story = {
  args: { initial: { ...sampleReceiver, message: '💐'.repeat(250) }, go: fn() },
  play: async (context) => {
    const message = within(context.canvasElement).getByRole('textbox', { name: /^Message on the card/ })
    await expect(message).toHaveAccessibleDescription('250 / 250')
    await submit(context)
    await expect(context.args.go).toHaveBeenCalledWith('/order/o-1')
  },
}

export const TooLong: Story = {
  args: { initial: { ...sampleReceiver, message: 'a'.repeat(251) } },
  play: async (context) => {
    await submit(context)
    const message = within(context.canvasElement).getByRole('textbox', {
      name: /^Message on the card/,
    })
    await expect(message).toHaveAccessibleDescription('This is too long 251 / 250')
    await expect(message).toHaveFocus()
  },
}

export const Placing: Story = {
  args: { initial: sampleReceiver, answer: 'never' },
  play: async (context) => {
    await submit(context)
    await expect(within(context.canvasElement).getByRole('button')).toHaveAttribute('aria-busy', 'true')
  },
}

const refusing = (code: string, message: string, field?: string): Placed => ({
  ok: false,
  failure: { kind: 'refused', status: 409, code, message, field },
})

export const NotDeliverable: Story = {
  args: { initial: sampleReceiver, answer: refusing('not_deliverable', 'No.', 'pincode') },
  play: async (context) => {
    await submit(context)
    const pincode = within(context.canvasElement).getByRole('textbox', { name: 'Pincode' })
    await expect(pincode).toHaveAccessibleDescription('Oops, We do not deliver this Product to this location')
    await expect(pincode).toHaveFocus()
  },
}

export const CartChanged: Story = {
  args: { initial: sampleReceiver, answer: refusing('cart_changed', 'Changed.') },
  play: async (context) => {
    await submit(context)
    const alert = within(within(context.canvasElement).getByRole('alert'))
    await expect(alert.getByText(/^Your cart has changed. Please review it./)).toBeVisible()
    await expect(alert.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart')
  },
}

export const OutOfStock: Story = {
  args: { initial: sampleReceiver, answer: refusing('out_of_stock', 'Only 2 of Red Roses are left.') },
  play: async (context) => {
    await submit(context)
    await expect(within(context.canvasElement).getByRole('alert')).toHaveTextContent(
      'Only 2 of Red Roses are left.',
    )
  },
}

export const Offline: Story = {
  args: { initial: sampleReceiver, answer: { ok: false, failure: { kind: 'network' } } },
  globals: phone,
  play: async (context) => {
    await submit(context)
    const page = within(context.canvasElement)
    await expect(page.getByRole('alert')).toHaveTextContent('Something went wrong, Please try again...')
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Asha Menon')
  },
}

export const KeptFromEarlier: Story = {
  args: { kept: { fullName: 'Asha Menon', title: 'Mrs.' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Asha Menon')
    await expect(page.getByRole('combobox', { name: 'Title' })).toHaveValue('Mrs.')
  },
}

export const PlaceChosenLater: Story = {
  args: { known: { pincode: '411001', city: 'Pune' }, kept: { fullName: 'Asha Menon', city: 'Khadki' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('textbox', { name: 'Pincode' })).toHaveValue('411001')
    await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Khadki')
  },
}

const [home, office] = sampleAddresses

export const SavedAddress: Story = {
  args: { saved: [home, office, { ...home, id: 13, receiver: { ...home.receiver, fullName: 'Meera' } }] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const choice = within(page.getByRole('group', { name: 'Deliver to a saved address' }))
    await expect(choice.getAllByRole('radio')).toHaveLength(3)
    // The address that was used last.
    await expect(choice.getByRole('radio', { name: /Asha Menon/ })).toBeChecked()
    await userEvent.click(choice.getByRole('radio', { name: 'New address' }))
    await userEvent.type(page.getByRole('textbox', { name: 'Full name' }), 'Kiran')
    await userEvent.click(choice.getByRole('radio', { name: /Ravi Kumar/ }))
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ravi Kumar')
    await expect(page.getByRole('textbox', { name: 'Pincode' })).toHaveValue('411001')
    await userEvent.click(choice.getByRole('button', { name: 'Show all 3' }))
    await userEvent.click(choice.getByRole('radio', { name: /Meera/ }))
    await userEvent.click(choice.getByRole('radio', { name: 'New address' }))
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Kiran')
    await expect(page.getByRole('textbox', { name: 'Pincode' })).toHaveValue('')
  },
}

export const SavedAddressOnPhone: Story = {
  tags: ['snapshot'],
  args: { saved: sampleAddresses, initial: parseReceiverDraft(home.receiver) },
  globals: phone,
  play: async ({ canvasElement }) => {
    const chosen = within(canvasElement).getByRole('radio', { name: /Asha Menon/ })
    await expect(chosen).toBeChecked()
    await expect(chosen.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const SavedAddressesFailed: Story = {
  args: { saved: 'failed' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('We couldn’t load your saved addresses.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect(await page.findByRole('radio', { name: /Ravi Kumar/ })).toBeVisible()
  },
}
