import { otpLength } from '@store/api-client/contract/rules/parseOtp'
import { createOtp } from '@store/api-client/testing'
import { withStoryNetwork } from '@store/config/storyNetwork'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createLookupServer, type LookupServerMode } from '../../fixtures/createLookupServer.ts'
import type { LookupMessages } from '../../messages/LookupMessages.ts'
import { orderLookupEn } from '../../messages/orderLookupEn.ts'
import { createLookupStore } from '../../store/createLookupStore.ts'
import type { LookupDraft } from '../../store/LookupDraft.ts'
import type { OrdersEvent } from '../../store/OrdersEvent.ts'
import { LookupForm } from './LookupForm.tsx'
import { LookupView } from './LookupView.tsx'
import { ResendLookupCode } from './ResendLookupCode.tsx'

interface Scene {
  /** How the server responds. */
  readonly mood?: LookupServerMode
  /** Draft stored by an earlier visit of the page. */
  readonly kept?: LookupDraft
  /** Seconds until another code may be requested. */
  readonly resendAfter?: number
  /** UI messages of the page. */
  readonly messages?: LookupMessages
  /** Receives the page's events. */
  readonly track?: (event: OrdersEvent) => void
}

function createScene({ mood, kept, resendAfter, track }: Scene) {
  const { client, draft } = createLookupServer({ mood, kept, resendAfter })
  return createLookupStore({
    ports: {
      client: withStoryNetwork(client),
      clock: { now: () => new Date() },
      draft,
      track: (event) => track?.(event),
    },
  })
}

function Page({ messages = orderLookupEn, ...scene }: Scene) {
  const [store] = useState(() => createScene(scene))
  return <LookupView store={store} hrefs={{ home: () => '/' }} messages={messages} />
}

const meta = {
  title: 'Account/Find an order',
  component: Page,
  // Parts that the composed view uses.
  subcomponents: { LookupForm, ResendLookupCode },
  args: { messages: orderLookupEn, track: fn() },
  decorators: [
    (Story) => (
      <div className="story-page">
        <style>{'.story-page { padding-inline: 16px }'}</style>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const stored = { number: 'MG-7K4QX2M3', email: 'asha@example.com' }
// The draft of an earlier visit, whose code may be resent immediately.
const waiting = { ...stored, availableAt: 1 }

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByRole('textbox', { name: 'Order number' }), 'mg-7k4qx2m3')
    await userEvent.type(page.getByRole('textbox', { name: 'Email' }), 'asha@example.com{Enter}')
    const code = await page.findByRole('textbox', { name: 'One-time password (OTP)' })
    await waitFor(() => expect(code).toHaveFocus())
    await expect(
      page.getByText(`If we find that order, we’ll send a ${otpLength} digit code to asha@example.com.`),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Resend code' })).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText(/^in \d+ s$/)).toBeVisible()
    await userEvent.type(code, `${createOtp().slice(0, 2)} ${createOtp().slice(2)}`)
    await userEvent.click(page.getByRole('button', { name: 'Show my order' }))
    const heading = await page.findByRole('heading', { level: 1, name: /^Thank you!/ })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(page.getByText('MG-7K4QX2M3')).toBeVisible()
    // The order is read-only.
    await expect(page.queryByRole('button', { name: /Cancel|Reorder|Confirm/ })).toBeNull()
    await expect(args.track).toHaveBeenCalledWith({ kind: 'orderLookedUp', orderId: 'o-1' })
    await userEvent.click(page.getByRole('button', { name: 'Find another order' }))
    await expect(page.getByRole('textbox', { name: 'Order number' })).toHaveValue('mg-7k4qx2m3')
  },
}

export const OnPhone: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const FieldErrors: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Send code' }))
    const number = page.getByRole('textbox', { name: 'Order number' })
    await expect(number).toHaveFocus()
    await expect(number).toBeInvalid()
    await expect(page.getByText('Email field is required')).toBeVisible()
    await userEvent.type(page.getByRole('textbox', { name: 'Email' }), 'asha')
    await expect(page.getByText('Email is invalid')).toBeVisible()
  },
}

export const ComesBack: Story = {
  args: { kept: stored },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@example.com'))
  },
}

export const WrongCode: Story = {
  args: { kept: waiting, mood: 'otp_wrong' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const code = await page.findByRole('textbox', { name: 'One-time password (OTP)' })
    await userEvent.type(code, createOtp())
    await userEvent.click(page.getByRole('button', { name: 'Show my order' }))
    await expect(
      await page.findByText('That code is incorrect. Please check your latest email.'),
    ).toBeVisible()
    await expect(code).toHaveValue(createOtp())
    await waitFor(() => expect(code).toHaveFocus())
  },
}

export const CodeOnPhone: Story = {
  args: { kept: waiting },
  tags: ['snapshot'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('textbox', { name: 'One-time password (OTP)' }),
    ).toBeVisible()
  },
}

export const Resent: Story = {
  args: { kept: waiting },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const resend = await page.findByRole('button', { name: 'Resend code' })
    await waitFor(() => expect(resend).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(resend)
    await expect(await page.findByText('A new code is on its way.')).toBeVisible()
    await expect(resend).toHaveAttribute('aria-disabled', 'true')
  },
}

export const TooManyCodes: Story = {
  args: { kept: stored, mood: 'otp_limit' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Email' })).not.toHaveValue(''))
    await userEvent.click(page.getByRole('button', { name: 'Send code' }))
    await expect(await page.findByText(/^You’ve requested too many codes/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Order number' })).toHaveValue('MG-7K4QX2M3')
  },
}

export const Sending: Story = {
  args: { kept: stored, mood: 'silent' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Email' })).not.toHaveValue(''))
    const send = page.getByRole('button', { name: 'Send code' })
    await userEvent.click(send)
    await expect(send).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly')
  },
}

export const Failed: Story = {
  args: { kept: stored, mood: 'away' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Email' })).not.toHaveValue(''))
    await userEvent.click(page.getByRole('button', { name: 'Send code' }))
    await expect(
      await page.findByText('Something went wrong. Please try after sometime or refresh the page.'),
    ).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@example.com')
  },
}

export const LongWords: Story = {
  args: { kept: waiting },
  globals: { viewport: { value: 'small' }, locale: 'pseudo' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
