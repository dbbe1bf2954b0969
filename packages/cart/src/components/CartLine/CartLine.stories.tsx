import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { CartStoryProvider } from '../../fixtures/CartStoryProvider.tsx'
import { richLines } from '../../fixtures/richCart.ts'
import { sampleCart, sampleLines } from '../../fixtures/sampleCart.ts'
import { CartLine } from './CartLine.tsx'

const { roses } = sampleLines
const { birthdayCake, candle, twinCake, mug, macarons, hamper, freeCard } = richLines

const meta = {
  title: 'Cart/Cart line',
  component: CartLine,
  args: { line: roses },
  decorators: [
    (Story, { args }) => (
      <CartStoryProvider server={sampleCart([args.line, ...(args.addOns ?? [])])}>
        <ul>
          <Story />
        </ul>
      </CartStoryProvider>
    ),
  ],
} satisfies Meta<typeof CartLine>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Red Roses' })).toHaveAttribute('href', roses.href)
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Decrease quantity of Red Roses' })).toHaveFocus()
  },
}

export const OnPhone: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'phone' } },
}

export const AtMost: Story = { args: { line: { ...roses, quantity: quantityLimits.max } } }

export const NoDayYet: Story = { args: { line: { ...roses, deliveryText: '' } } }

export const NoOffer: Story = { args: { line: { ...roses, listPrice: roses.price } } }

export const PictureLost: Story = {
  args: { line: { ...roses, pictureSrc: 'data:image/png;base64,AAAA' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Error !')).toBeVisible()
  },
}

export const WithWords: Story = {
  args: { line: birthdayCake },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Happy Birthday Asha')).toBeVisible()
    await expect(canvas.getByText('Express in 60 minutes')).toBeVisible()
    const edit = canvas.getByRole('button', { name: 'Edit Personalised Text: Black Forest Cake' })
    await expect(edit).toHaveAttribute('aria-haspopup', 'dialog')
    await expect(edit.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const MayHaveWords: Story = {
  args: { line: twinCake },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('No message yet')).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: 'Add Personalised Text: Black Forest Cake' }),
    ).toBeVisible()
  },
}

export const NeedsWords: Story = {
  args: { line: mug },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Required to place your order')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Your photo, as you uploaded it' })).toBeVisible()
  },
}

export const InPieces: Story = {
  args: { line: macarons },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('12 Pcs').previousElementSibling).toHaveTextContent('Pieces')
  },
}

export const Hamper: Story = {
  args: { line: hamper, addOns: [freeCard] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const holds = within(canvas.getByRole('list', { name: 'In Evening Tea Hamper' }))
    await expect(holds.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByText('Free')).toBeVisible()
    // A free line has no quantity; the shared delivery date is shown once.
    await expect(canvas.getAllByRole('group')).toHaveLength(1)
    await expect(canvas.getAllByText('Arrives Tue, 24 Nov')).toHaveLength(1)
  },
}

export const FilledByTheShopper: Story = {
  args: {
    line: {
      ...hamper,
      contents: hamper.contents.map((content) => ({ ...content, href: '/hamper/evening-tea?hamper=2-1.7' })),
    },
  },
  play: async ({ canvasElement }) => {
    const holds = within(within(canvasElement).getByRole('list', { name: 'In Evening Tea Hamper' }))
    await expect(holds.getAllByRole('link')).toHaveLength(3)
    await expect(holds.getByRole('link', { name: /Almond biscuits/ })).toHaveAttribute(
      'href',
      '/hamper/evening-tea?hamper=2-1.7',
    )
  },
}

export const FreeLineLeftOut: Story = {
  args: { line: hamper, addOns: [{ ...freeCard, isDeclined: true }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Not included')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add Greeting Card' })).toHaveTextContent('Add')
  },
}

export const WithAddOn: Story = {
  args: { line: birthdayCake, addOns: [candle] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const [gift, addOn] = within(canvasElement).getAllByRole('heading')
    const size = (element?: HTMLElement) =>
      Number.parseFloat(element ? getComputedStyle(element).fontSize : '')
    await expect(size(addOn)).toBeLessThan(size(gift))
    // Add-ons are removed and saved for later with their gift.
    await expect(
      within(canvasElement).queryByRole('button', { name: 'Save for later: Candle in a Tin' }),
    ).toBeNull()
    await expect(within(canvasElement).getByRole('button', { name: 'Remove Candle in a Tin' })).toBeVisible()
  },
}

export const LongUnbrokenWords: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    line: {
      ...birthdayCake,
      title: 'Geburtstagsüberraschungsblumenstraußzusammenstellung',
      expressTitle: 'Expresslieferunginnerhalbvonsechzigminuten',
      attributes: birthdayCake.attributes.map((one) =>
        one.kind === 'message' ? { ...one, text: 'Herzlichenglückwunschzumgeburtstagliebeasha' } : one,
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('listitem')
    const words = line.querySelectorAll('h3, p, q, dt, dd')
    await expect(words.length).toBeGreaterThan(6)
    const { right } = line.getBoundingClientRect()
    for (const word of words) await expect(word.getBoundingClientRect().right).toBeLessThanOrEqual(right)
  },
}

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    line: {
      ...roses,
      title: 'Hundred long-stemmed red and ivory roses with eucalyptus in a hand-thrown stoneware vase',
      deliveryText: 'Arrives Wednesday, 23 September in Thiruvananthapuram, 695001',
    },
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
