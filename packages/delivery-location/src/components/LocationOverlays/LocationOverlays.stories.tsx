import { fakePlacePicture } from '@store/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import {
  DeliveryLocationStory,
  type DeliveryLocationStoryProps,
} from '../../fixtures/DeliveryLocationStory.tsx'
import { en } from '../../messages/en.ts'
import { DeliveryLocation } from '../DeliveryLocation/DeliveryLocation.tsx'

const Box = (props: DeliveryLocationStoryProps) => (
  <DeliveryLocationStory {...props}>
    <DeliveryLocation />
  </DeliveryLocationStory>
)

const meta: Meta<typeof Box> = {
  title: 'Delivery/Dialogs',
  component: Box,
  args: { messages: en, track: fn() },
}
export default meta

type Story = StoryObj<typeof Box>

/** Returns the dialog after it has faded in, because a half-faded dialog has half the contrast. */
async function dialogOf(name: string) {
  const dialog = await within(document.body).findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  const motions = dialog.getAnimations({ subtree: true }).filter((motion) => motion instanceof CSSTransition)
  await Promise.allSettled(motions.map((motion) => motion.finished))
  return within(dialog)
}

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }))

// Waits for the closing transition, which takes longer on a busy machine.
const dialogIsGone = () => waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())

// Overlays fade in.
const seen = async (found: Promise<HTMLElement>) => {
  const shown = await found
  await waitFor(() => expect(shown).toBeVisible())
}

const pune = { country: 356, city: 'Pune', pincode: '411001' }

const cities = ['Agra', 'Bengaluru', 'Bhopal', 'Hyderabad', 'Mumbai', 'Mysuru', 'New Delhi', 'Pune']
const limited = {
  country: 356,
  through: 'vendor',
  cities: cities.map((city) => ({ id: city, city })),
  takesCity: false,
  takesPincode: true,
  needsCity: true,
  isCustom: false,
} as const

export const LimitedCities: Story = {
  tags: ['snapshot'],
  args: { scene: { delivery: limited } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Available in Limited Cities')
    const dialog = await dialogOf('Available in Limited Cities')
    await expect(dialog.getAllByRole('listitem')).toHaveLength(cities.length)
  },
}

export const LimitedCityIsChosen: Story = {
  args: { scene: { delivery: limited } },
  play: async (context) => {
    await LimitedCities.play?.(context)
    const dialog = await dialogOf('Available in Limited Cities')
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search city' }), 'pu')
    await userEvent.click(dialog.getByRole('button', { name: 'Pune' }))
    await dialogIsGone()
    await expect(await within(context.canvasElement).findByText(/^Pune/)).toBeVisible()
  },
}

export const NoCityFound: Story = {
  args: { scene: { delivery: limited } },
  play: async (context) => {
    await LimitedCities.play?.(context)
    const dialog = await dialogOf('Available in Limited Cities')
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search city' }), 'Xyz')
    await expect(dialog.getByText('No City Found', { selector: 'p' })).toBeVisible()
  },
}

export const LimitedCityOutOfReach: Story = {
  args: { scene: { delivery: limited } },
  play: async (context) => {
    await LimitedCities.play?.(context)
    const dialog = await dialogOf('Available in Limited Cities')
    await userEvent.click(dialog.getByRole('button', { name: 'Bhopal' }))
    await seen(dialog.findByText('Currently not available at this location.'))
    await seen(dialog.findByRole('link', { name: 'Plants' }))
  },
}

export const SavedAddresses: Story = {
  tags: ['snapshot'],
  args: { scene: { visitor: 'user' } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Saved Addresses')
    const dialog = await dialogOf('Select Address')
    await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(2))
  },
}

export const AllSavedAddresses: Story = {
  args: { scene: { visitor: 'user' } },
  play: async (context) => {
    await SavedAddresses.play?.(context)
    const dialog = await dialogOf('Select Address')
    await userEvent.click(dialog.getByRole('button', { name: 'Show all 3 addresses' }))
    await expect(dialog.getAllByRole('radio')).toHaveLength(3)
    // The pressed button has been removed.
    await expect(dialog.getAllByRole('radio')[2]).toHaveFocus()
  },
}

export const SavedAddressIsChosen: Story = {
  args: { scene: { visitor: 'user' } },
  play: async (context) => {
    await SavedAddresses.play?.(context)
    const dialog = await dialogOf('Select Address')
    await userEvent.click(dialog.getByRole('radio', { name: /Home/ }))
    await dialogIsGone()
    await expect(await within(context.canvasElement).findByText('Bengaluru, 560034')).toBeVisible()
  },
}

export const SavedAddressUnavailable: Story = {
  args: { scene: { visitor: 'user' } },
  play: async (context) => {
    await SavedAddresses.play?.(context)
    const dialog = await dialogOf('Select Address')
    await userEvent.click(dialog.getByRole('radio', { name: /Office/ }))
    await seen(dialog.findByText('Delivery not available at this location'))
    await expect(dialog.getByRole('radio', { name: /Office/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const GuestLogsInForAddresses: Story = {
  ...SavedAddresses,
  tags: [],
  args: { scene: { visitor: 'guest' } },
}

export const UserWithoutAddresses: Story = {
  args: { scene: { visitor: 'user', addresses: async () => ({ ok: true, value: [] }) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('combobox')
    await expect(within(canvasElement).queryByRole('button', { name: 'Saved Addresses' })).toBeNull()
  },
}

export const GuestWithoutAddresses: Story = {
  args: { scene: { visitor: 'guest', addresses: async () => ({ ok: true, value: [] }) } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Saved Addresses')
    const dialog = await dialogOf('Select Address')
    await seen(dialog.findByText('You have no saved addresses yet.'))
  },
}

export const AddressesAreLoaded: Story = {
  args: { scene: { visitor: 'guest', addresses: () => new Promise(() => undefined) } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Saved Addresses')
    const dialog = await dialogOf('Select Address')
    await seen(dialog.findByText('Loading your addresses'))
  },
}

export const AddressesFail: Story = {
  args: {
    scene: {
      visitor: 'user',
      addresses: async () => ({ ok: false, failure: { kind: 'network' } }),
    },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Saved Addresses')
    const dialog = await dialogOf('Select Address')
    await seen(dialog.findByRole('button', { name: 'Try again' }))
  },
}

export const GiftsLeftBehind: Story = {
  tags: ['snapshot'],
  args: {
    scene: {
      chosen: pune,
      client: {
        leftBehind: async () => ({
          ok: true,
          value: [
            { lineId: '1', title: 'Chocolate truffle cake', pictureSrc: fakePlacePicture },
            { lineId: '2', title: 'Thirty red roses', pictureSrc: fakePlacePicture },
          ],
        }),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement)
    await expect(await box.findByText('Pune, 411001')).toBeVisible()
    const field = await box.findByRole('combobox')
    await userEvent.clear(field)
    await userEvent.type(field, '560001{Enter}')
    const dialog = await dialogOf('Change the delivery location?')
    await expect(dialog.getByText('Thirty red roses')).toBeInTheDocument()
  },
}

export const CityIsKept: Story = {
  ...GiftsLeftBehind,
  tags: [],
  play: async (context) => {
    await GiftsLeftBehind.play?.(context)
    const dialog = await dialogOf('Change the delivery location?')
    await userEvent.click(dialog.getByRole('button', { name: 'Keep Pune' }))
    await dialogIsGone()
    const box = within(context.canvasElement)
    await waitFor(() => expect(box.getByText('Pune, 411001')).toBeVisible())
    await expect(box.getByRole('combobox')).toHaveValue('411001')
  },
}

export const CityIsLeft: Story = {
  ...GiftsLeftBehind,
  tags: [],
  play: async (context) => {
    await GiftsLeftBehind.play?.(context)
    const dialog = await dialogOf('Change the delivery location?')
    await userEvent.click(dialog.getByRole('button', { name: 'Change location' }))
    await dialogIsGone()
    await expect(await within(context.canvasElement).findByText('Bengaluru, 560001')).toBeVisible()
  },
}

const onPhone = { viewport: { value: 'phone' } }

export const SavedAddressesAtDusk: Story = { ...SavedAddresses, tags: [], globals: { theme: 'dark' } }

export const LimitedCitiesOnPhones: Story = { ...LimitedCities, tags: [], globals: onPhone }

export const SavedAddressesOnPhones: Story = { ...SavedAddresses, tags: [], globals: onPhone }

export const GiftsLeftBehindRightToLeft: Story = {
  ...GiftsLeftBehind,
  tags: [],
  globals: { direction: 'rtl' },
}
