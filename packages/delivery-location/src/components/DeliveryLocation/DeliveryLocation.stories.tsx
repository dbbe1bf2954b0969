import type { ProductDelivery } from '@store/api-client/contract/catalogue'
import type { PincodeCheck } from '@store/api-client/contract/delivery'
import type { Result } from '@store/api-client/contract/problem'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import {
  DeliveryLocationStory,
  type DeliveryLocationStoryProps,
} from '../../fixtures/DeliveryLocationStory.tsx'
import { en } from '../../messages/en.ts'
import type { GeolocationResult } from '../../store/GeolocationResult.ts'
import { DeliveryLocation } from './DeliveryLocation.tsx'

const Box = (props: DeliveryLocationStoryProps) => (
  <DeliveryLocationStory {...props}>
    <DeliveryLocation />
  </DeliveryLocationStory>
)

const meta: Meta<typeof Box> = {
  title: 'Delivery/Box',
  component: Box,
  args: { messages: en, track: fn() },
}
export default meta

type Story = StoryObj<typeof Box>
type Play = NonNullable<Story['play']>

/** Returns the field after it was replaced by the one with autocomplete. */
const fieldOf = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('combobox', { name: 'City, area or pincode' })

const typing =
  (text: string): Play =>
  async ({ canvasElement }) => {
    await userEvent.type(await fieldOf(canvasElement), text)
  }

const seeing =
  (text: string | RegExp, play: Play): Play =>
  async (context) => {
    await play(context)
    // Found again each time, because the field with its error is replaced when its suggestions have loaded.
    await waitFor(() => expect(within(context.canvasElement).getByText(text)).toBeVisible())
  }

const sample: ProductDelivery = {
  country: 356,
  through: 'vendor',
  cities: undefined,
  takesCity: true,
  takesPincode: true,
  needsCity: false,
  isCustom: false,
}

const never = () => new Promise<never>(() => undefined)

export const Empty: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => void (await fieldOf(canvasElement)),
}

export const Deliverable: Story = {
  tags: ['snapshot'],
  play: async (context) => {
    await typing('560001{Enter}')(context)
    const box = within(context.canvasElement)
    await expect(await box.findByText('Bengaluru, 560001')).toBeVisible()
    await expect(await box.findByText('Today 15:00 - 19:00')).toBeVisible()
    await expect(box.getByText(/Earliest Delivery slot:/)).toBeVisible()
    await expect(context.args.track).toHaveBeenCalledWith({
      kind: 'pincodeChecked',
      pincode: '560001',
      deliverable: true,
    })
  },
}

export const DeliverableTomorrow: Story = { play: seeing('Tomorrow 15:00 - 19:00', typing('411001{Enter}')) }

export const DeliverableLater: Story = {
  play: async (context) => {
    await seeing('Belagavi, 590001', typing('590001{Enter}'))(context)
    await expect(within(context.canvasElement).queryByText(/Earliest Delivery slot/)).toBeNull()
  },
}

export const SlotIsFetched: Story = {
  args: { scene: { client: { nextSlot: never } } },
  play: seeing('We are fetching next available slot', typing('560001{Enter}')),
}

export const KnownFromEarlier: Story = {
  args: { scene: { chosen: { country: 356, city: 'Bengaluru', pincode: '560001' } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Bengaluru, 560001')).toBeVisible()
    await expect(await fieldOf(canvasElement)).toHaveValue('560001')
  },
}

export const NotAvailable: Story = {
  tags: ['snapshot'],
  play: async (context) => {
    await seeing('Currently not available at this location.', typing('744101{Enter}'))(context)
    const box = within(context.canvasElement)
    await expect(await box.findByRole('link', { name: 'Gifts' })).toHaveAttribute('href', '/gifts')
    await expect(box.getByText(/is not available in Port Blair/)).toBeVisible()
  },
}

export const NotAvailableForAHamper: Story = {
  args: { scene: { delivery: { ...sample, isCustom: true } } },
  play: async (context) => {
    await typing('744101{Enter}')(context)
    const link = await within(context.canvasElement).findByRole('link', { name: 'Check available items' })
    await expect(link).toHaveAttribute('href', '/cakes/regular')
  },
}

export const NotAvailableAndNothingElseKnown: Story = {
  args: { scene: { productType: 'cake' } },
  play: async (context) => {
    await typing('999999{Enter}')(context)
    const link = await within(context.canvasElement).findByRole('link', {
      name: 'See gifts that can be delivered',
    })
    await expect(link).toHaveAttribute('href', '/cakes/regular')
  },
}

export const SelectCity: Story = {
  args: { scene: { chosen: { country: 356, city: 'Bhopal' } } },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement)
    await expect(await box.findByText('Currently not available at this location.')).toBeVisible()
    const field = await fieldOf(canvasElement)
    await expect(field).toHaveAccessibleDescription(expect.stringContaining('Select city to continue'))
    await expect(field).toBeRequired()
  },
}

const asking = (delivery: Partial<ProductDelivery>, text: string): Story => ({
  args: { scene: { delivery: { ...sample, ...delivery } }, begin: (store) => void store.actions.require() },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole(
      delivery.takesCity === false ? 'textbox' : 'combobox',
    )
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(text))
    await expect(field).toBeInvalid()
  },
})

export const RequiresAPincode = asking({ takesCity: false }, 'Select pincode to continue')

export const RequiresAPlace = asking({}, 'Select Delivery Location to continue')

export const RequiresACity = asking({ needsCity: true }, 'Select city to continue')

export const RequiresTheField: Story = {
  args: { begin: (store) => void store.actions.require('field') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('This Field is required')).toBeVisible()
  },
}

export const CityWithoutAPincode: Story = {
  play: async (context) => {
    await typing('pun')(context)
    await userEvent.click(await within(document.body).findByRole('option', { name: /^Pune/ }))
    const box = within(context.canvasElement)
    await expect(await box.findByText(/Earliest delivery 23 Nov/)).toBeVisible()
    await expect(await fieldOf(context.canvasElement)).toHaveValue('Pune')
  },
}

export const Suggestions: Story = {
  tags: ['snapshot'],
  play: async (context) => {
    await typing('  ben')(context)
    const list = await within(document.body).findByRole('listbox')
    await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(2))
  },
}

export const ClosedCity: Story = {
  play: async (context) => {
    await typing('bh')(context)
    const option = await within(document.body).findByRole('option', { name: /Bhopal/ })
    await expect(option).toHaveTextContent('Not Deliverable')
    await userEvent.click(option)
    const box = within(context.canvasElement)
    await expect(await box.findByText('Currently not available at this location.')).toBeVisible()
    await expect(await fieldOf(context.canvasElement)).toHaveValue('Bhopal')
    await expect(within(document.body).queryByRole('listbox')).toBeNull()
  },
}

export const SuggestionByKeyboard: Story = {
  play: async (context) => {
    await typing('koram')(context)
    await within(document.body).findByRole('option')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const box = within(context.canvasElement)
    await expect(await box.findByText('Koramangala, Bengaluru, 560034')).toBeVisible()
    await expect(await fieldOf(context.canvasElement)).toHaveFocus()
  },
}

export const NothingFits: Story = {
  play: async (context) => {
    await typing('Atlantis')(context)
    const words = await within(document.body).findByText('No matching address found.', { selector: 'p' })
    await waitFor(() => expect(words).toBeVisible())
  },
}

export const NoCityFits: Story = {
  play: async (context) => {
    await typing('Xy')(context)
    const words = await within(document.body).findByText('No City Found', { selector: 'p' })
    await waitFor(() => expect(words).toBeVisible())
  },
}

export const SearchFails: Story = {
  args: { scene: { client: { suggest: async () => offline, cities: async () => offline } } },
  play: async (context) => {
    await typing('Pune')(context)
    await expect(
      await within(context.canvasElement).findByRole('button', { name: 'Try again' }),
    ).toBeVisible()
  },
}

export const SeveralFit: Story = {
  play: async (context) => {
    await typing('Beng')(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Check' }))
    const field = await fieldOf(context.canvasElement)
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining('Choose one from the list')),
    )
    await expect(field).toHaveFocus()
  },
}

export const TypedWithASpace: Story = {
  play: async (context) => {
    await seeing('Bengaluru, 560001', typing('560 001{Enter}'))(context)
    await expect(await fieldOf(context.canvasElement)).toHaveValue('560 001')
  },
}

export const Checking: Story = {
  args: { scene: { client: { checkPincode: never } } },
  play: seeing('Checking this pincode', typing('560001{Enter}')),
}

export const CheckingACity: Story = {
  args: { scene: { chosen: { country: 356, city: 'Pune' }, client: { checkCity: never } } },
  play: seeing('Checking this location', async () => undefined),
}

export const Malformed: Story = {
  tags: ['snapshot'],
  play: async (context) => {
    await typing('56{Enter}')(context)
    const field = await fieldOf(context.canvasElement)
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining('Enter a 6 digit pincode')),
    )
    await expect(field).toHaveValue('56')
  },
}

const faultLeadsToTheField =
  (pincode: string): Play =>
  async ({ canvasElement }) => {
    const field = await fieldOf(canvasElement)
    await userEvent.type(field, pincode)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Check' }))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toBeInvalid()
  }

export const MalformedByButton: Story = { play: faultLeadsToTheField('56') }

const offline = { ok: false, failure: { kind: 'network' } } as const

export const OfflineByButton: Story = {
  args: { scene: { client: { checkPincode: async () => offline } } },
  play: faultLeadsToTheField('560001'),
}

const failing = (answer: Result<PincodeCheck>, text: string): Story => ({
  args: { scene: { client: { checkPincode: async () => answer } } },
  play: seeing(text, typing('560001{Enter}')),
})

export const Offline = failing(offline, 'Something went wrong. Please try again.')

export const ServerError = failing(
  { ok: false, failure: { kind: 'invalidResponse', status: 500 } },
  'Internal Server Error: Something went wrong on the server.',
)

export const ServiceUnavailable = failing(
  { ok: false, failure: { kind: 'invalidResponse', status: 503 } },
  'Service Unavailable: The server is currently unavailable.',
)

const located = (answer: GeolocationResult | 'never', text: string | RegExp): Story => ({
  args: { scene: { ports: { position: answer === 'never' ? never : async () => answer } } },
  play: seeing(text, async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use My Location' }))
  }),
})

export const NearestPlace: Story = {
  ...located(
    { kind: 'found', latitude: 12.935, longitude: 77.624 },
    'The nearest place we found is Koramangala, Bengaluru, 560034.',
  ),
  tags: ['snapshot'],
}

export const NearestPlaceCorrected: Story = {
  ...NearestPlace,
  tags: [],
  play: async (context) => {
    const field = await fieldOf(context.canvasElement)
    await NearestPlace.play?.(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Not there? Change it' }))
    await expect(field).toHaveFocus()
    await userEvent.keyboard('4')
    await expect(field).toHaveValue('4')
  },
}

export const Locating = located('never', 'Finding your location…')

export const LocationDenied = located(
  { kind: 'denied' },
  'You have blocked Marigold from tracking your location To use this, change your location settings in browser.',
)

export const LocationUnavailable = located({ kind: 'unavailable' }, 'Location information is unavailable.')

export const LocationTimedOut = located({ kind: 'timeout' }, 'The request to get your location timed out.')

export const LocationUnknown = located({ kind: 'unknown' }, 'An unknown error occurred.')

export const LocationUnsupported = located(
  { kind: 'unsupported' },
  'Geolocation is not supported by your browser.',
)

export const PincodeOnly: Story = {
  args: { scene: { delivery: { ...sample, takesCity: false, through: 'courier' } } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Pincode' })
    await userEvent.type(field, '560001{Enter}')
    await expect(await within(canvasElement).findByText('Bengaluru, 560001')).toBeVisible()
  },
}

export const Abroad: Story = {
  args: { scene: { chosen: { country: 826 }, delivery: { ...sample, country: 826 } } },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement)
    await expect(await box.findByRole('combobox', { name: 'City or postal code' })).toBeVisible()
    await expect(box.queryByRole('button', { name: 'Use My Location' })).toBeNull()
    await userEvent.type(box.getByRole('combobox'), '123{Enter}')
    await expect(await box.findByText('Enter a postal code of more than 3 characters')).toBeVisible()
  },
}

export const ThroughTheToolbarsNetwork: Story = {
  globals: { latency: '400ms', failure: 'offline' },
  play: async (context) => {
    const box = within(context.canvasElement)
    await typing('560001{Enter}')(context)
    await expect(await box.findByText('Something went wrong. Please try again.')).toBeVisible()
    await expect(await fieldOf(context.canvasElement)).toHaveValue('560001')
  },
}

export const AtDusk: Story = { ...Deliverable, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...Deliverable, globals: { direction: 'rtl' } }

export const NotAvailableAtDusk: Story = { ...NotAvailable, tags: [], globals: { theme: 'dark' } }

export const LongerWords: Story = {
  globals: { locale: 'pseudo', viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
