import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import {
  DeliveryLocationStory,
  type DeliveryLocationStoryProps,
} from '../../fixtures/DeliveryLocationStory.tsx'
import { en } from '../../messages/en.ts'
import { DeliveryLocation } from './DeliveryLocation.tsx'

const Box = (props: DeliveryLocationStoryProps) => (
  <DeliveryLocationStory {...props}>
    <DeliveryLocation />
  </DeliveryLocationStory>
)

const meta: Meta<typeof Box> = {
  title: 'Delivery/Box on phones',
  component: Box,
  args: { messages: en, track: fn() },
  globals: { viewport: { value: 'phone' } },
}
export default meta

type Story = StoryObj<typeof Box>

/** Opens the sheet through the field, which is read-only. */
const openSheet = async (canvasElement: HTMLElement) => {
  const field = await within(canvasElement).findByRole('combobox', { name: 'City, area or pincode' })
  await waitFor(() => expect(field).toHaveAttribute('readonly'))
  await userEvent.click(field)
  const sheet = await within(document.body).findByRole('dialog', { name: 'Enter delivery location' })
  const real = await within(sheet).findByRole('combobox', { name: 'City, area or pincode' })
  await waitFor(() => expect(real).toHaveFocus())
  // A half-faded element has half its contrast.
  const motions = document.getAnimations().filter((motion) => motion instanceof CSSTransition)
  await Promise.allSettled(motions.map((motion) => motion.finished))
  return { field, sheet: within(sheet), real }
}

// Waits for the closing transition, which takes longer on a busy machine.
const sheetIsGone = () =>
  waitFor(() => {
    const sheet = within(document.body).queryByRole('dialog', { name: 'Enter delivery location' })
    return expect(sheet).toBeNull()
  })

export const Closed: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('combobox', { name: 'City, area or pincode' })
    await expect(field).toHaveAttribute('aria-haspopup', 'dialog')
  },
}

export const Sheet: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    const { sheet } = await openSheet(canvasElement)
    await expect(sheet.getByRole('button', { name: 'Use My Location' })).toBeVisible()
    await expect(sheet.queryByRole('combobox', { name: 'Country' })).toBeNull()
  },
}

export const PlaceIsChosenThere: Story = {
  play: async ({ canvasElement }) => {
    const { field, real } = await openSheet(canvasElement)
    await userEvent.type(real, '560001{Enter}')
    await sheetIsGone()
    await expect(await within(canvasElement).findByText('Bengaluru, 560001')).toBeVisible()
    await expect(field).toHaveValue('560001')
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const ListStaysBelowTheField: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    const { sheet, real } = await openSheet(canvasElement)
    await userEvent.type(real, 'ben')
    const list = await sheet.findByRole('listbox')
    await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(2))
    const { top, bottom } = list.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(real.getBoundingClientRect().bottom)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(bottom - top).toBeGreaterThan(120)
    const shortcut = sheet.getByRole('button', { name: 'Use My Location' })
    await expect(shortcut.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
  },
}

export const OutOfReachStaysThere: Story = {
  play: async ({ canvasElement }) => {
    const { sheet, real } = await openSheet(canvasElement)
    await userEvent.type(real, '744101{Enter}')
    const words = await sheet.findByText('Currently not available at this location.')
    await waitFor(() => expect(words).toBeVisible())
    await expect(real).toHaveValue('744101')
  },
}

export const LeftWithoutAChoice: Story = {
  play: async ({ canvasElement }) => {
    const { field, sheet, real } = await openSheet(canvasElement)
    await userEvent.type(real, '5600')
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
    await sheetIsGone()
    await expect(field).toHaveValue('5600')
  },
}

export const CheckOpensItToo: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('combobox')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Check' }))
    await expect(
      await within(document.body).findByRole('dialog', { name: 'Enter delivery location' }),
    ).toBeInTheDocument()
  },
}

export const SheetAtDusk: Story = { ...Sheet, tags: [], globals: { ...meta.globals, theme: 'dark' } }

export const SheetRightToLeft: Story = { ...Sheet, tags: [], globals: { ...meta.globals, direction: 'rtl' } }
