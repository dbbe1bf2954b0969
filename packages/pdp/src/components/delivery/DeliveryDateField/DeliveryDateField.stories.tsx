import type { ChosenDelivery } from '@store/api-client/contract/cart'
import { parseCalendarDate } from '@store/api-client/contract/date'
import type { AreaAvailability, DeliveryDatesClient } from '@store/api-client/contract/days'
import { paise } from '@store/api-client/contract/money'
import type { DeliverabilityCheckState } from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createStore } from 'zustand/vanilla'
import { createDaysPort, servedArea } from '../../../fixtures/createDaysPort.ts'
import { ProductStoryWrapper } from '../../../fixtures/ProductStoryWrapper.tsx'
import { roses } from '../../../fixtures/roses.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { ProductHeading } from '../../ProductHeading/ProductHeading.tsx'
import { DeliveryMessage } from '../DeliveryMessage/DeliveryMessage.tsx'
import { DeliveryDateField } from './DeliveryDateField.tsx'

interface Scene {
  /** Result of the location check. @default deliverable from today on */
  readonly check?: DeliverabilityCheckState
  readonly client?: Partial<DeliveryDatesClient>
  /** The Valentine date of the product. */
  readonly seasonDay?: string
  /** Delivery that was chosen on the page before a reload. */
  readonly kept?: ChosenDelivery
  /** Whether the delivery message is shown above. @default false */
  readonly hasMessage?: boolean
}

const bengaluru: DeliverabilityCheckState = {
  ...{ kind: 'deliverable', pincode: '560001', city: 'Bengaluru' },
  earliest: parseCalendarDate('2026-11-23'),
}

function DayScene({ check = bengaluru, client, seasonDay, kept, hasMessage = false }: Scene) {
  const place = createStore(() => ({ check }))
  const drafts = [[String(roses.id), { delivery: kept }]]
  const opens = seasonDay === undefined ? undefined : parseCalendarDate(seasonDay)
  return (
    <ProductStoryWrapper
      product={{ delivery: { ...roses.delivery, seasonDay: opens, hours: { lastSlotHour: 20 } } }}
      ports={{
        ...{ placeCheck: place, days: createDaysPort(client) },
        ...(kept && { draft: { read: () => ({ drafts }), write: () => undefined } }),
      }}
    >
      <ProductHeading />
      {hasMessage && <DeliveryMessage />}
      <DeliveryDateField />
      {kept && <Seen />}
    </ProductStoryWrapper>
  )
}

/** Reports the page view to the store, like the whole page, which restores the draft. */
function Seen() {
  const { actions } = useProduct()
  // Only a browser counts a view.
  useEffect(() => actions.trackView(), [actions])
  return null
}

const meta: Meta<typeof DayScene> = {
  title: 'Product/Delivery day',
  component: DayScene,
}
export default meta

type Story = StoryObj<typeof DayScene>

type Play = NonNullable<Story['play']>

const failed = { ok: false, failure: { kind: 'network' } } as const

const field = (canvas: ReturnType<typeof within>) => canvas.getByRole('combobox', { name: /^Date/ })

/** Opens the calendar and waits until its days are loaded. */
async function openCalendar(canvas: ReturnType<typeof within>) {
  await userEvent.click(field(canvas))
  const dialog = await canvas.findByRole('dialog', { name: 'Delivery date' })
  await waitFor(() => expect(within(dialog).queryByText('Loading dates…')).toBeNull())
  return within(dialog)
}

const pickDay = async (canvas: ReturnType<typeof within>, name: RegExp) => {
  const dialog = await openCalendar(canvas)
  await userEvent.click(await dialog.findByRole('button', { name }))
}

export const Untouched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('radio', { name: /^Earliest day Mon, 23 Nov/ })).toBeChecked()
    await expect(field(canvas)).toHaveAttribute('readonly')
    await expect(field(canvas)).toHaveAttribute('placeholder', 'DD-MM-YYYY')
  },
}

export const NoPlace: Story = {
  args: { check: { kind: 'idle' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(field(canvas))
    await expect(await canvas.findByText('Select Delivery Location to continue')).toBeVisible()
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

export const Tomorrow: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: /^The day after/ }))
    await expect(await canvas.findByRole('radio', { name: /^Tomorrow Tue, 24 Nov/ })).toBeChecked()
    await expect(canvas.getByText('Arrives Tue, 24 Nov')).toBeVisible()
    await expect(canvas.getByText('Order by 20:00 on Tue, 24 Nov')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^Today/ })).not.toBeChecked()
  },
}

export const ADateWithHours: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pickDay(canvas, /Wednesday.*25.*November/)
    await waitFor(() => expect(field(canvas)).toHaveValue('25-11-2026'))
    await waitFor(() => expect(field(canvas)).toHaveFocus())
    await userEvent.click(await canvas.findByRole('radio', { name: /^Midnight/ }))
    await expect(canvas.getByText('Arrives Wed, 25 Nov, 23:00 to 24:00')).toBeVisible()
    await expect(canvas.getByText('Order by 18:00 on Wed, 25 Nov')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^Afternoon.*Full/ })).toBeDisabled()
    await expect(canvas.getByText('Delivery ₹49, free from ₹499')).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    field(canvas).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await canvas.findByRole('dialog', { name: 'Delivery date' })
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/2[34] November 2026/))
    await expect(dialog.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field(canvas)).toHaveFocus())
  },
}

export const WhyADayIsClosed: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    const dialog = await openCalendar(within(canvasElement))
    const blocked = await dialog.findByRole('button', { name: /27.*make this gift on this date/ })
    await expect(blocked).toHaveAttribute('aria-disabled', 'true')
    await userEvent.hover(blocked)
    const why = await dialog.findByText('27 November: We can’t make this gift on this date')
    await waitFor(() => expect(why).toBeVisible())
    await expect(dialog.getByRole('button', { name: /23.*Already your delivery date/ })).toBeVisible()
    await expect(dialog.getByRole('button', { name: /22.*passed/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

const inFebruary: AreaAvailability = {
  ...servedArea,
  days: {
    ...servedArea.days,
    today: parseCalendarDate('2027-02-01'),
    first: parseCalendarDate('2027-02-02'),
    vendorFrom: 1,
  },
}

export const MarkedDaysCostMore: Story = {
  args: {
    client: {
      area: async () => ({ ok: true, value: inFebruary }),
      price: async () => ({ ok: true, value: { price: paise(142_900), listPrice: paise(175_900) } }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const dialog = await openCalendar(canvas)
    for (const mark of [/7 February.*Rose Day/, /14 February.*: Valentine/, /15 February.*: The day after/])
      await waitFor(() => expect(dialog.getByText(mark)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: /14 February.*Valentine’s Day/ }))
    await expect(await canvas.findByText('₹1,429')).toBeVisible()
    await expect(canvas.getByText('Price updated')).toBeVisible()
  },
}

export const ByCourier: Story = {
  args: {
    client: {
      area: async () => ({
        ok: true,
        value: { ...servedArea, days: { ...servedArea.days, vendorFrom: -1, courierFrom: 0 } },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pickDay(canvas, /Wednesday.*25.*November/)
    await expect(await canvas.findByText('Arrives Wed, 25 Nov')).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Delivery slot' })).toBeNull()
  },
}

export const OpensWithTheSeason: Story = {
  args: {
    seasonDay: '2027-02-14',
    client: { area: async () => ({ ok: true, value: inFebruary }) },
    hasMessage: true,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(field(canvas)).toHaveValue('14-02-2027'))
    // Buy Now orders for the day that every line shows.
    await waitFor(() => expect(canvas.getAllByText(/^Arrives/)).toHaveLength(2))
    for (const day of canvas.getAllByText(/^Arrives/)) await expect(day).toHaveTextContent('Sun, 14 Feb')
  },
}

export const NotAtThisPlace: Story = {
  args: { client: { area: async () => ({ ok: true, value: { isServed: false } }) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: /^The day after/ }))
    await expect(await canvas.findByText('Currently not available')).toBeVisible()
  },
}

export const LostAtAnotherPlace: Story = {
  args: {
    seasonDay: '2026-11-24',
    client: {
      area: async () => ({
        ok: true,
        value: {
          ...servedArea,
          days: { ...servedArea.days, first: parseCalendarDate('2026-11-26'), vendorFrom: 3 },
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByText('Tue, 24 Nov is no longer available. Select Delivery Date'),
    ).toBeVisible()
    for (const card of canvas.getAllByRole('radio')) await expect(card).not.toBeChecked()
  },
}

const thatNight: ChosenDelivery = {
  date: parseCalendarDate('2026-11-25'),
  ...{ by: 'vendor', slot: '23-24' },
}

export const PutBackAfterAReload: Story = {
  args: { kept: thatNight },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Arrives Wed, 25 Nov, 23:00 to 24:00')).toBeVisible()
    await expect(field(canvas)).toHaveValue('25-11-2026')
    await expect(canvas.getByRole('radio', { name: /^Midnight/ })).toBeChecked()
  },
}

export const HoursGoneAfterAReload: Story = {
  args: { kept: { ...thatNight, slot: '15-19' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The time slot you chose is no longer available.')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^Any time/ })).toBeChecked()
  },
}

const hold = <Value,>(): Promise<Value> => new Promise(() => undefined)

export const Loading: Story = {
  args: { client: { area: () => hold<Result<AreaAvailability>>() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: /^The day after/ }))
    await expect(await canvas.findByText('Loading delivery dates…')).toBeVisible()
    await expect(canvas.getByText('Loading time slots…')).toBeVisible()
  },
}

const failsFirst = () => {
  let requestCount = 0
  const area: DeliveryDatesClient['area'] = async () => {
    requestCount += 1
    return requestCount === 1 ? failed : { ok: true, value: servedArea }
  }
  return { area }
}

export const Failed: Story = {
  args: { client: failsFirst() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: /^Earliest day/ }))
    await expect(await canvas.findByText('We couldn’t load delivery dates.')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Try again' })[0] ?? canvasElement)
    await expect(await canvas.findByRole('radio', { name: /^Today/ })).toBeChecked()
  },
}

export const FailedInTheCalendar: Story = {
  args: { client: failsFirst() },
  play: async ({ canvasElement }) => {
    const dialog = await openCalendar(within(canvasElement))
    await waitFor(() => expect(dialog.getByText('We couldn’t load delivery dates.')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(dialog.queryByText('We couldn’t load delivery dates.')).toBeNull())
    await expect(await dialog.findByRole('button', { name: /^Wed.* 25 / })).toBeEnabled()
  },
}

export const OnPhone: Story = { ...ADateWithHours, globals: { viewport: { value: 'phone' } } }

const says: Play = async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('group', { name: 'Delivery date' })).toBeVisible()
}

export const OnDesktop: Story = { play: says, globals: { viewport: { value: 'desktop' } } }
