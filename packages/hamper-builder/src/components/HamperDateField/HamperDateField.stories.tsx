import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { HamperStory } from '../../fixtures/HamperStory.tsx'
import { sampleHamper } from '../../fixtures/sampleHampers.ts'
import { HamperDateField } from './HamperDateField.tsx'

const meta = {
  title: 'Hampers/Delivery day',
  component: HamperDateField,
  render: () => <HamperStory isDayOnly />,
} satisfies Meta<typeof HamperDateField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'When To Deliver ?' })).toBeVisible()
    const field = canvas.getByRole('combobox', { name: 'Day of delivery' })
    await expect(field).toHaveAttribute('readonly')
    await expect(field).toHaveAttribute('placeholder', 'DD-MM-YYYY')
    await userEvent.click(field)
    // Inline on a phone, in a dialog on a desktop.
    const card = await canvas.findByRole('dialog', { name: 'Select delivery date' })
    await expect(card.tagName).toBe('DIV')
    const day = await within(card).findByRole('button', { name: /Wednesday.*25.*November/ })
    await userEvent.click(day)
    await waitFor(() => expect(field).toHaveValue('25-11-2026'))
  },
}

export const OnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox', { name: 'Day of delivery' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Select delivery date' })
    await expect(dialog.tagName).toBe('DIALOG')
  },
}

export const FromTheThirdDayOn: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => <HamperStory isDayOnly hamper={{ ...sampleHamper, offsetDays: 3 }} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Available from Thu, 26 Nov')).toBeVisible()
    await userEvent.click(canvas.getByRole('combobox', { name: 'Day of delivery' }))
    const early = await canvas.findByRole('button', { name: /Wednesday.*25.*November/ })
    await expect(early).toHaveAttribute('aria-disabled', 'true')
  },
}

export const WithABlockedDay: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => <HamperStory isDayOnly hamper={{ ...sampleHamper, blockedDays: ['11-23', '11-25'] }} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Available from Tue, 24 Nov')).toBeVisible()
    await userEvent.click(canvas.getByRole('combobox', { name: 'Day of delivery' }))
    const blocked = await canvas.findByRole('button', { name: /Wednesday.*25.*November/ })
    await expect(blocked).toHaveAttribute('aria-disabled', 'true')
  },
}

export const TooEarlyByNow: Story = {
  render: () => <HamperStory isDayOnly written="1--20261101" />,
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('That date is no longer available. Please choose another.'),
    ).toBeVisible()
  },
}

export const NotDelivered: Story = {
  render: () => <HamperStory isDayOnly hamper={{ ...sampleHamper, offsetDays: -1 }} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox', { name: 'Day of delivery' })).toBeDisabled()
  },
}
