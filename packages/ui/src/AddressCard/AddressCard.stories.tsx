import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { AddressCard } from './AddressCard.tsx'
import { addressCardEn } from './addressCardEn.ts'
import type { SavedAddress } from './SavedAddress.ts'

const home: SavedAddress = {
  type: '1',
  receiver: 'Meera Iyer',
  street: '14, Palm Grove Road, Victoria Layout',
  city: 'Bengaluru',
  pincode: '560047',
  phone: '+91 98450 12345',
}
const office: SavedAddress = {
  type: '2',
  receiver: 'Rohan Mehta',
  street: '6th floor, Lotus Towers, Senapati Bapat Marg',
  city: 'Mumbai',
  pincode: '400013',
  phone: '+91 98200 54321',
}
const grandmother: SavedAddress = {
  type: '7',
  receiver: 'Lakshmi Narayanan',
  street: '3 Temple Street',
  city: 'Madurai',
  pincode: '625001',
}

/**
 * Card of a saved address, to read or to choose.
 *
 * - **Use**: in an address book, and with `selection` as one radio button of a list of addresses.
 * - **Avoid**: for editing an address: use a form, which a button in `actions` opens.
 * - **Content**: the address as the shopper saved it; the message of `unavailable` says that the address is not
 *   serviceable, and what to do.
 * - **Accessibility**: the radio button is named by the receiver and described by the address. While `checking` or
 *   `unavailable` it keeps focus and is `aria-disabled`; `unavailable` is announced at once.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Shop/Address card',
  component: AddressCard,
  args: { address: home, messages: addressCardEn },
  argTypes: { selection: { control: false }, actions: { control: false } },
  decorators: [
    (Story) => (
      <div className="story-column">
        <style>{'.story-column { display: grid; gap: 12px; max-inline-size: 420px }'}</style>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AddressCard>

export default meta
type Story = StoryObj<typeof meta>

const selection = { name: 'address', checked: false, onSelect: fn() }

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Home Meera Iyer 14, Palm Grove Road, Victoria Layout Bengaluru 560047 +91 98450 12345',
    )
    await expect(within(canvasElement).queryByRole('radio')).toBeNull()
  },
}

export const Office: Story = {
  args: { address: office },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Office Rohan Mehta')
  },
}

export const Others: Story = {
  args: { address: grandmother },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Others Lakshmi Narayanan')
  },
}

export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button variant="quiet" label="Edit address of Meera Iyer">
          Edit
        </Button>
        <Button variant="quiet" label="Delete address of Meera Iyer">
          Delete
        </Button>
      </>
    ),
  },
}

export const Selectable: Story = {
  args: { selection },
  play: async ({ canvasElement }) => {
    selection.onSelect.mockClear()
    const radio = within(canvasElement).getByRole('radio', { name: 'Home Meera Iyer' })
    await expect(radio).toHaveAccessibleDescription(
      '14, Palm Grove Road, Victoria Layout Bengaluru 560047 +91 98450 12345',
    )
    // The whole card is the click target.
    await userEvent.click(within(canvasElement).getByText('14, Palm Grove Road, Victoria Layout'))
    await expect(selection.onSelect).toHaveBeenCalledOnce()
    await expect(radio).not.toBeChecked()
  },
}

export const Selected: Story = {
  args: { selection: { ...selection, checked: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio')).toBeChecked()
  },
}

export const Checking: Story = {
  args: { selection, state: 'checking' },
  play: async ({ canvasElement }) => {
    selection.onSelect.mockClear()
    const radio = within(canvasElement).getByRole('radio')
    await userEvent.click(radio)
    await expect(selection.onSelect).not.toHaveBeenCalled()
    await expect(radio).toHaveFocus()
    await expect(radio).not.toBeChecked()
    await expect(radio).toHaveAttribute('aria-disabled', 'true')
    await expect(radio).toHaveAccessibleDescription(/Checking delivery…$/)
  },
}

export const NotAvailable: Story = {
  tags: ['snapshot'],
  args: { selection, state: 'unavailable' },
  play: async ({ canvasElement }) => {
    selection.onSelect.mockClear()
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Delivery not available at this location')
    await userEvent.click(canvas.getByRole('radio'))
    await expect(selection.onSelect).not.toHaveBeenCalled()
    await expect(canvas.getByRole('radio')).not.toBeChecked()
  },
}

/**
 * Example of a caller: a tap starts the check, then the address is unavailable for a while, then it can be chosen
 * again.
 */
function AskingList({ markedForMs }: { readonly markedForMs: number }) {
  const [chosen, setChosen] = useState('560047')
  const [refused, setRefused] = useState<string>()
  const choose = (pincode: string) => {
    if (pincode !== '625001') return setChosen(pincode)
    setRefused(pincode)
    setTimeout(() => setRefused(undefined), markedForMs)
  }
  return (
    <div role="radiogroup" aria-label="Select Address" className="story-column">
      {[home, office, grandmother].map((address) => (
        <AddressCard
          key={address.pincode}
          address={address}
          messages={addressCardEn}
          state={refused === address.pincode ? 'unavailable' : 'ready'}
          selection={{
            name: 'place',
            checked: chosen === address.pincode,
            onSelect: () => choose(address.pincode),
          }}
        />
      ))}
    </div>
  )
}

export const ChoosingFromSeveral: Story = {
  tags: ['snapshot'],
  render: () => <AskingList markedForMs={2000} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const radioOf = (name: string) => canvas.getByRole('radio', { name })
    await userEvent.click(radioOf('Office Rohan Mehta'))
    await expect(radioOf('Office Rohan Mehta')).toBeChecked()
    await expect(radioOf('Home Meera Iyer')).not.toBeChecked()
    await userEvent.click(radioOf('Others Lakshmi Narayanan'))
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(radioOf('Others Lakshmi Narayanan')).toHaveFocus()
    await expect(radioOf('Office Rohan Mehta')).toBeChecked()
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(radioOf('Others Lakshmi Narayanan')).not.toHaveAttribute('aria-disabled')
  },
}

const long: SavedAddress = {
  type: '2',
  receiver: 'Venkatanarasimharajuvaripeta Subrahmanyam Chandrasekhar',
  street:
    'Flat 1204, Tower B, Prestige Lakeside Habitat, behind the old post office and next to the temple tank, Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  city: 'Thiruvananthapuram',
  pincode: '695001',
  phone: '+91 98450 12345',
}

export const LongText: Story = {
  args: { address: long, selection: { ...selection, checked: true }, state: 'unavailable' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    selection: { ...selection, checked: true },
    messages: { ...addressCardEn, home: 'المنزل' },
  },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const radio = canvas.getByRole('radio').getBoundingClientRect()
    await expect(radio.left).toBeGreaterThan(canvas.getByText('Meera Iyer').getBoundingClientRect().right)
    await expect(getComputedStyle(canvas.getByText('+91 98450 12345')).direction).toBe('ltr')
    // Latin text must start at the same edge as all other lines of the page.
    const beginOf = (words: string) => canvas.getByText(words).getBoundingClientRect().right
    await expect(beginOf('14, Palm Grove Road, Victoria Layout')).toBeCloseTo(beginOf('Bengaluru'))
  },
}
