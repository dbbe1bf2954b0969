import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import {
  DeliveryLocationStory,
  type DeliveryLocationStoryProps,
} from '../../fixtures/DeliveryLocationStory.tsx'
import { en } from '../../messages/en.ts'
import { PlaceDialogs } from '../PlaceDialogs/PlaceDialogs.tsx'
import { ChangePlaceButton } from './ChangePlaceButton.tsx'

const Button = ({ scene, ...props }: DeliveryLocationStoryProps) => (
  <DeliveryLocationStory {...props} scene={{ isWithoutProduct: true, ...scene }}>
    <ChangePlaceButton />
  </DeliveryLocationStory>
)

const meta: Meta<typeof Button> = {
  title: 'Delivery/Change place',
  component: Button,
  args: { messages: en, track: fn() },
}
export default meta

type Story = StoryObj<typeof Button>

const pune = { country: 356, city: 'Pune', pincode: '411001' }

const openSheet = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button'))
  const sheet = await within(document.body).findByRole('dialog', { name: 'Enter delivery location' })
  await waitFor(() => expect(sheet).toBeVisible())
  // A half-faded element has half its contrast.
  const motions = sheet.getAnimations({ subtree: true }).filter((motion) => motion instanceof CSSTransition)
  await Promise.allSettled(motions.map((motion) => motion.finished))
  return within(sheet)
}

export const NothingChosen: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Select Delivery Location' }),
    ).toBeVisible()
  },
}

export const Chosen: Story = {
  args: { scene: { chosen: pune } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Deliver to Pune, 411001' }),
    ).toBeVisible()
  },
}

export const AnotherPlace: Story = {
  args: { scene: { chosen: pune } },
  play: async ({ canvasElement }) => {
    const sheet = await openSheet(canvasElement)
    const field = await sheet.findByRole('combobox', { name: 'City, area or pincode' })
    await userEvent.clear(field)
    await userEvent.type(field, '560034{Enter}')
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Deliver to Koramangala, Bengaluru, 560034' }),
    ).toBeVisible()
  },
}

export const AnotherCountry: Story = {
  tags: ['snapshot'],
  args: { scene: { chosen: pune } },
  play: async ({ canvasElement }) => {
    const sheet = await openSheet(canvasElement)
    await userEvent.selectOptions(await sheet.findByRole('combobox', { name: 'Country' }), 'United Kingdom')
    const field = await sheet.findByRole('combobox', { name: 'City or postal code' })
    await waitFor(() => expect(field).toHaveValue(''))
    await expect(sheet.queryByRole('button', { name: 'Use My Location' })).toBeNull()
  },
}

export const OnPhones: Story = {
  ...AnotherCountry,
  tags: [],
  globals: { viewport: { value: 'phone' } },
}

export const LongerWords: Story = {
  args: { scene: { chosen: pune } },
  globals: { locale: 'pseudo', viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Opens the location dialogs from the host's own button. */
export const ByAnotherButton: Story = {
  render: ({ scene, ...props }) => (
    <DeliveryLocationStory
      {...props}
      scene={{ isWithoutProduct: true, ...scene }}
      begin={(store) => store.actions.open('sheet')}
    >
      <PlaceDialogs />
    </DeliveryLocationStory>
  ),
  play: async () => {
    await expect(
      await within(document.body).findByRole('dialog', { name: 'Enter delivery location' }),
    ).toBeInTheDocument()
  },
}
