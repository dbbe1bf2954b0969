import type { DeliveryPromise, Product, ServerTime } from '@store/api-client/contract/catalogue'
import { parseCalendarDate } from '@store/api-client/contract/date'
import type { DeliverabilityCheckState } from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { createStore } from 'zustand/vanilla'
import { ProductStoryWrapper } from '../../../fixtures/ProductStoryWrapper.tsx'
import { roses } from '../../../fixtures/roses.ts'
import { DeliveryMessage } from './DeliveryMessage.tsx'

interface Scene {
  /** Result of the location check. */
  readonly check: DeliverabilityCheckState
  /** Hour in India; without one, the request for the time fails. */
  readonly hour?: number
  readonly minutes?: number
  readonly promise?: DeliveryPromise
  /** Overrides of the product's delivery. */
  readonly delivery?: Partial<Product['delivery']>
}

function MessageScene({ check, hour, minutes = 0, promise, delivery }: Scene) {
  const answer: Result<ServerTime> =
    hour === undefined
      ? { ok: false, failure: { kind: 'network' } }
      : { ok: true, value: { today: parseCalendarDate('2026-11-22'), hour, minutes, seconds: 0 } }
  return (
    <ProductStoryWrapper
      product={{ promise, delivery: { ...roses.delivery, ...delivery } }}
      ports={{ placeCheck: createStore(() => ({ check })), serverTime: async () => answer }}
    >
      <DeliveryMessage />
    </ProductStoryWrapper>
  )
}

const meta: Meta<typeof MessageScene> = {
  title: 'Product/Delivery message',
  component: MessageScene,
}
export default meta

type Story = StoryObj<typeof MessageScene>

const from = (day: string): DeliverabilityCheckState => ({
  kind: 'deliverable',
  pincode: '560001',
  city: 'Bengaluru',
  earliest: parseCalendarDate(day),
})

const says =
  (...texts: readonly (string | RegExp)[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    for (const text of texts) await expect(await within(canvasElement).findByText(text)).toBeVisible()
  }

export const Countdown: Story = {
  args: { check: from('2026-11-22'), hour: 19, minutes: 30 },
  play: async (context) => {
    await says('Arrives today, Sun, 22 Nov', /Order by 22:00 today/)(context)
    const timer = within(context.canvasElement).getByRole('timer', { name: 'Time left to order' })
    // Two and a half hours, minus a few seconds. The countdown is not announced.
    await expect(timer).toHaveTextContent(/^2 h (30|29) min left$/)
    await expect(timer).toHaveAttribute('aria-live', 'off')
  },
}

export const LastMinutes: Story = {
  args: { check: from('2026-11-22'), hour: 21, minutes: 50 },
  play: says(/^(10|9) min \d\d s left$/),
}

const early = { hours: { endHour: 14, blockedDays: ['11-23'] }, leadDays: [0] }

export const CutoffOfItsOwn: Story = {
  args: { check: from('2026-11-22'), hour: 11, minutes: 30, delivery: early },
  play: async (context) => {
    await says('Arrives today, Sun, 22 Nov', /Order by 14:00 today/)(context)
    const timer = within(context.canvasElement).getByRole('timer', { name: 'Time left to order' })
    await expect(timer).toHaveTextContent(/^2 h (30|29) min left$/)
  },
}

export const AfterItsOwnCutoff: Story = {
  // Tomorrow is a blocked day, so its cut-off is skipped too.
  args: { check: from('2026-11-24'), hour: 15, delivery: early },
  play: says('Arrives Tue, 24 Nov', 'Order by 14:00 on Tue, 24 Nov'),
}

export const CutoffOfItsOwnBeforeTheHourIsKnown: Story = {
  args: { check: from('2026-11-22'), delivery: early },
  play: says('Arrives Sun, 22 Nov', 'Order by 14:00'),
}

export const AfterTheCutoff: Story = {
  args: { check: from('2026-11-23'), hour: 22 },
  play: says('Arrives tomorrow, Mon, 23 Nov', 'Order by 22:00 tomorrow'),
}

const slots = { hours: { lastSlotHour: 20 }, leadDays: [0] }

export const UntilTheLastSlot: Story = {
  args: { check: from('2026-11-22'), hour: 19, delivery: slots },
  play: says('Arrives today, Sun, 22 Nov', /Order by 20:00 today/),
}

export const AfterTheLastSlot: Story = {
  args: { check: from('2026-11-23'), hour: 20, delivery: slots },
  play: says('Arrives tomorrow, Mon, 23 Nov', 'Order by 20:00 tomorrow'),
}

export const LastSlotBeforeTheHourIsKnown: Story = {
  args: { check: from('2026-11-22'), delivery: slots },
  play: says('Arrives Sun, 22 Nov', 'Order by 20:00'),
}

export const Earliest: Story = {
  args: { check: from('2026-11-25'), hour: 10 },
  play: async (context) => {
    await says('Arrives Wed, 25 Nov', 'Order by 22:00 today')(context)
    await expect(within(context.canvasElement).queryByRole('timer')).toBeNull()
  },
}

export const TimeNotKnown: Story = {
  args: { check: from('2026-11-22') },
  play: says('Arrives Sun, 22 Nov', 'Order by 22:00', 'Awesome, We deliver to this location'),
}

export const CallUs: Story = {
  args: { check: { kind: 'cityDeliverable', city: 'Toronto', earliest: undefined }, hour: 10 },
  play: says('Call us for a delivery date'),
}

const express: DeliveryPromise = {
  kind: 'express',
  title: 'Express, in 60 minutes',
  message: 'Order between 9:00 and 18:00, and it arrives within the hour',
}
const nextDay: DeliveryPromise = {
  kind: 'nextDay',
  title: 'Next-day delivery',
  message: 'Order by 22:00 and it arrives the next day',
}

export const Express: Story = {
  args: { check: { kind: 'idle' }, promise: express, hour: 12 },
  play: says(
    /^Express, in 60 minutes\. Order between 9:00 and 18:00/,
    'Select Delivery Location to continue',
  ),
}

export const ExpressAtNight: Story = {
  args: { check: { kind: 'idle' }, promise: express, hour: 3 },
  play: says('Express delivery resumes at 9:00'),
}

export const ExpressAtAPlace: Story = {
  args: { check: from('2026-11-22'), promise: express, hour: 12 },
  play: says(/^Express, in 60 minutes/, 'Arrives today, Sun, 22 Nov'),
}

export const ExpressNotAtThisPlace: Story = {
  args: { check: from('2026-11-24'), promise: express, hour: 12 },
  play: async (context) => {
    await says('Order by 22:00 today')(context)
    await expect(within(context.canvasElement).queryByText(/Express/)).toBeNull()
  },
}

export const NextDay: Story = {
  args: { check: { kind: 'idle' }, promise: nextDay, hour: 12 },
  play: says('Next-day delivery. Order by 22:00 and it arrives the next day'),
}

export const NextDayAfterTheCutOff: Story = {
  args: { check: { kind: 'idle' }, promise: nextDay, hour: 23 },
  play: says('Order now for delivery in two days'),
}

export const PromiseBeforeTheHourIsKnown: Story = {
  args: { check: { kind: 'idle' }, promise: express },
  play: says(/^Express, in 60 minutes/),
}

export const OnPhone: Story = { ...Countdown, globals: { viewport: { value: 'phone' } } }
