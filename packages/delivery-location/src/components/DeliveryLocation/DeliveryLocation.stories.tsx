import { parseCalendarDate } from '@store/api-client/contract/date'
import { type PincodeCheck, toProductId } from '@store/api-client/contract/delivery'
import type { Outcome } from '@store/api-client/contract/problem'
import { throughStoryNetwork } from '@store/config/storyNetwork'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { DeliveryLocationMessages } from '../../messages/DeliveryLocationMessages.ts'
import { en } from '../../messages/en.ts'
import { createPlaceStore } from '../../place/createPlaceStore.ts'
import { DeliveryLocationProvider } from '../../react/DeliveryLocationProvider.tsx'
import { createDeliveryLocationStore } from '../../store/createDeliveryLocationStore.ts'
import type { DeliveryLocationPorts } from '../../store/DeliveryLocationPorts.ts'
import { DeliveryLocation } from './DeliveryLocation.tsx'

interface Scene {
  /** What the API answers; `never` keeps the visitor waiting. */
  readonly answer: Outcome<PincodeCheck> | 'never'
  /** Pincode known from an earlier visit. */
  readonly chosen?: string
  /** Every word the box shows. */
  readonly messages?: DeliveryLocationMessages
  /** Takes what the box reports. */
  readonly track?: DeliveryLocationPorts['track']
}

function Box({ answer, chosen, messages = en, track = () => undefined }: Scene) {
  const [store] = useState(() =>
    createDeliveryLocationStore({
      productId: toProductId(7),
      ports: {
        client: throughStoryNetwork({
          checkPincode: () => (answer === 'never' ? new Promise(() => undefined) : Promise.resolve(answer)),
        }),
        place: createPlaceStore({
          initial: { country: 356, ...(chosen ? { pincode: chosen } : {}) },
          remember: () => undefined,
        }),
        track,
      },
    }),
  )
  return (
    <DeliveryLocationProvider store={store} messages={messages}>
      <DeliveryLocation />
    </DeliveryLocationProvider>
  )
}

const bengaluru: Outcome<PincodeCheck> = {
  ok: true,
  value: { deliverable: true, city: 'Bengaluru', earliest: parseCalendarDate('2026-11-22') },
}

const typePincode =
  (pincode: string): NonNullable<StoryObj<typeof Box>['play']> =>
  async ({ canvasElement }) => {
    const box = within(canvasElement)
    await userEvent.type(box.getByRole('textbox', { name: 'Pincode' }), `${pincode}{Enter}`)
  }

const meta: Meta<typeof Box> = {
  title: 'Delivery location/Box',
  component: Box,
  args: { messages: en, track: fn() },
}
export default meta

type Story = StoryObj<typeof Box>

export const Empty: Story = { args: { answer: bengaluru } }

export const Deliverable: Story = {
  tags: ['snapshot'],
  args: { answer: bengaluru },
  play: async (context) => {
    await typePincode('560001')(context)
    await expect(await within(context.canvasElement).findByText('Bengaluru, 560001')).toBeVisible()
    await expect(context.args.track).toHaveBeenLastCalledWith({
      kind: 'pincodeChecked',
      pincode: '560001',
      deliverable: true,
    })
  },
}

export const KnownFromEarlier: Story = {
  args: { answer: bengaluru, chosen: '560001' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Bengaluru, 560001')).toBeVisible()
  },
}

export const NotAvailable: Story = {
  args: { answer: { ok: true, value: { deliverable: false, city: undefined } } },
  play: async (context) => {
    await typePincode('999999')(context)
    await expect(
      await within(context.canvasElement).findByText('Currently not available at this location.'),
    ).toBeVisible()
  },
}

export const TypedWithASpace: Story = {
  args: { answer: bengaluru },
  play: async (context) => {
    await typePincode('560 001')(context)
    const box = within(context.canvasElement)
    await expect(await box.findByText('Bengaluru, 560001')).toBeVisible()
    await expect(box.getByRole('textbox', { name: 'Pincode' })).toHaveValue('560 001')
  },
}

export const Checking: Story = { args: { answer: 'never' }, play: typePincode('560001') }

export const Malformed: Story = {
  tags: ['snapshot'],
  args: { answer: bengaluru },
  play: async (context) => {
    await typePincode('56')(context)
    const field = within(context.canvasElement).getByRole('textbox', { name: 'Pincode' })
    await expect(field).toHaveAccessibleDescription(expect.stringContaining('Enter a 6 digit pincode'))
    await expect(field).toHaveValue('56')
  },
}

const faultLeadsToTheField =
  (pincode: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const box = within(canvasElement)
    const field = box.getByRole('textbox', { name: 'Pincode' })
    await userEvent.type(field, pincode)
    await userEvent.click(box.getByRole('button', { name: 'Check' }))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toBeInvalid()
  }

export const MalformedByButton: Story = { args: { answer: bengaluru }, play: faultLeadsToTheField('56') }

export const OfflineByButton: Story = {
  args: { answer: { ok: false, failure: { kind: 'network' } } },
  play: faultLeadsToTheField('560001'),
}

const failing = (failure: Extract<Outcome<PincodeCheck>, { ok: false }>['failure'], text: string): Story => ({
  args: { answer: { ok: false, failure } },
  play: async (context) => {
    await typePincode('560001')(context)
    await expect(await within(context.canvasElement).findByText(text)).toBeVisible()
  },
})

export const Offline = failing({ kind: 'network' }, 'Something went wrong. Please try again.')

export const ServerError = failing(
  { kind: 'broken', status: 500 },
  'Internal Server Error: Something went wrong on the server.',
)

export const ThroughTheToolbarsNetwork: Story = {
  args: { answer: bengaluru },
  globals: { latency: '400ms', failure: 'offline' },
  play: async (context) => {
    const box = within(context.canvasElement)
    await typePincode('560001')(context)
    await expect(box.queryByText('Something went wrong. Please try again.')).toBeNull()
    await expect(await box.findByText('Something went wrong. Please try again.')).toBeVisible()
    await expect(box.getByRole('textbox', { name: 'Pincode' })).toHaveValue('560001')
  },
}

export const AtDusk: Story = { ...Deliverable, globals: { theme: 'dusk' } }

export const RightToLeft: Story = { ...Deliverable, globals: { direction: 'rtl' } }

export const LongerWords: Story = {
  args: { answer: bengaluru },
  globals: { locale: 'pseudo', viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const ServiceUnavailable = failing(
  { kind: 'broken', status: 503 },
  'Service Unavailable: The server is currently unavailable.',
)
