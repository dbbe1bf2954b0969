import { toLineId } from '@store/api-client/contract/cart'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { HamperStory } from '../../fixtures/HamperStory.tsx'
import { sampleBox, sampleCourierHamper, sampleHamper, sampleItems } from '../../fixtures/sampleHampers.ts'
import type { HamperSlots } from '../../react/HamperSlots.ts'
import { HamperHeader } from '../HamperHeader/HamperHeader.tsx'
import { HamperNav } from '../HamperNav/HamperNav.tsx'
import { StepButtons } from '../HamperNav/StepButtons.tsx'
import { HamperProblems } from '../HamperProblems/HamperProblems.tsx'
import { HamperStatusRegion } from '../HamperStatusRegion/HamperStatusRegion.tsx'
import { HamperSummary } from '../HamperSummary/HamperSummary.tsx'
import { ItemCard } from '../ItemCard/ItemCard.tsx'
import { LastItemPictures } from '../LastItemPictures/LastItemPictures.tsx'
import { ReviewPanel } from '../ReviewPanel/ReviewPanel.tsx'
import { StepPanel } from '../StepPanel/StepPanel.tsx'
import { HamperStepBar } from './HamperStepBar.tsx'
import { HamperView } from './HamperView.tsx'

const meta = {
  title: 'Pages/Hamper builder',
  component: HamperStory,
  subcomponents: {
    ...{
      HamperView,
      HamperHeader,
      HamperStatus: HamperStatusRegion,
      HamperProblems,
      Steps: HamperStepBar,
      StepPanel,
      ItemCard,
      ReviewPanel,
    },
    ...{ HamperSummary, HamperNav, StepButtons, LastPictures: LastItemPictures },
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { onAdd: fn(), onCart: fn(), onShowPlace: fn() },
} satisfies Meta<typeof HamperStory>

export default meta
type Story = StoryObj<typeof meta>

const filled = '5-1.101_2.201*2_2.202_3.301_4.401'
const inSecondStep = '2-1.101_2.201'

const press = async (canvas: ReturnType<typeof within>, name: string | RegExp) =>
  userEvent.click(canvas.getByRole('button', { name }))

export const FirstStep: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: sampleHamper.title })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Basket' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'When To Deliver ?' })).toBeVisible()
    await expect(canvas.getByPlaceholderText('DD-MM-YYYY')).toHaveAttribute('readonly')
    await expect(canvas.getByText('1 more to choose')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull()
  },
}

export const FirstStepOnPhone: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('region', { name: 'Your hamper so far' })
    await expect(within(bar).getByRole('button', { name: 'Next' })).toBeVisible()
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

export const NothingChosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvas, 'Next')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please select an item to proceed')
  },
}

export const LessThanNeeded: Story = {
  args: { written: inSecondStep },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvas, 'Next')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please select mandatory product')
    await expect(canvas.getByRole('heading', { level: 2, name: 'Chocolates' })).toBeVisible()
  },
}

export const LaterStep: Story = {
  args: { written: inSecondStep },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvas, /^Card/)
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Please select mandatory product from Chocolates',
    )
  },
}

export const MoreThanItTakes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvas, `Add ${sampleItems.basket.title}`)
    await press(canvas, `Add ${sampleItems.crate.title}`)
    await expect(canvas.getByRole('alert')).toHaveTextContent('You can only select 1 product(s) per step')
  },
}

export const SecondStep: Story = {
  tags: ['snapshot'],
  args: { written: inSecondStep },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const truffles = within(canvas.getByRole('group', { name: sampleItems.truffles.title }))
    await userEvent.click(truffles.getByRole('button', { name: /^One more/ }))
    await expect(truffles.getByRole('status', { name: /^Pieces/ })).toHaveTextContent('2')
    await waitFor(() =>
      expect(canvasElement.querySelector('span[role=status]')).toHaveTextContent(
        'Chocolates, 2 of 3 chosen. Total ₹1,296',
      ),
    )
    await expect(canvas.getByText('Out Of Stock')).toBeVisible()
  },
}

export const SecondStepOnPhone: Story = {
  tags: ['snapshot'],
  args: { written: '2-1.101_2.201*2' },
  globals: { viewport: { value: 'phone' } },
}

export const NextWhilePricesLoad: Story = {
  args: { written: '1-1.101', place: { city: 'Delhi' }, answers: { get: ['never'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvas, 'Next')
    await expect(canvas.getByRole('heading', { level: 2, name: 'Chocolates' })).toBeVisible()
  },
}

export const MandatoryTakenOut: Story = {
  args: { written: filled },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const summary = within(canvas.getByRole('region', { name: 'Your hamper' }))
    await press(summary, `Remove ${sampleItems.basket.title}`)
    await expect(canvas.getByRole('heading', { level: 2, name: 'Basket' })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please select mandatory product from Basket')
  },
}

export const Review: Story = {
  tags: ['snapshot'],
  args: { written: filled },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const pictures = canvasElement.querySelectorAll('section [data-last-pictures]:not([hidden])')
    await expect(pictures[0]?.querySelectorAll('img')).toHaveLength(3)
    const words = canvas.getByRole('textbox', { name: /A word to the receiver/ })
    await userEvent.type(words, 'For Asha <3')
    await expect(words).toHaveValue('For Asha 3')
    await press(canvas, 'Buy Now')
    await waitFor(() => expect(args.onCart).toHaveBeenCalledOnce())
    await expect(args.onAdd).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'buyNow', message: { attribute: 14, text: 'For Asha 3' } }),
    )
  },
}

export const ReviewOnPhone: Story = {
  tags: ['snapshot'],
  args: { written: filled },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
    const bar = within(within(canvasElement).getByRole('region', { name: 'Your hamper so far' }))
    await expect(bar.getByRole('button', { name: 'Buy Now' })).toBeVisible()
  },
}

export const AddedToCart: Story = {
  args: { written: filled },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await press(canvas, 'Add to Cart')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'In your cart' })).toBeVisible())
    await expect(args.onCart).not.toHaveBeenCalled()
  },
}

export const Adding: Story = {
  args: { written: filled, answers: { add: ['never'] } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await press(canvas, 'Buy Now')
    await press(canvas, 'Buy Now')
    await expect(canvas.getByRole('button', { name: 'Buy Now' })).toHaveAttribute('aria-busy', 'true')
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

export const AddingFailed: Story = {
  args: { written: filled, answers: { add: ['offline', 'ok'] } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await press(canvas, 'Buy Now')
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong! Please try again later.'),
    )
    await expect(canvas.getByText(`2 × ${sampleItems.truffles.title}`, { selector: 'ol *' })).toBeVisible()
    await press(canvas, 'Buy Now')
    await waitFor(() => expect(args.onCart).toHaveBeenCalledOnce())
  },
}

export const OnePieceIsGone: Story = {
  args: {
    written: filled,
    answers: { add: [{ code: 'out_of_stock', message: 'Six Dark Truffles is out of stock.' }] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvas, 'Buy Now')
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Six Dark Truffles is out of stock.'),
    )
  },
}

export const Editing: Story = {
  args: { written: filled, lineId: toLineId('3eaf4f85-9d86-4f3f-8f3f-3a9f6f9f4d01') },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('You are changing a hamper in your cart')).toBeVisible()
    await expect(canvas.getByText('Leave it empty to keep your earlier message.')).toBeVisible()
    await press(canvas, 'Save changes')
    await waitFor(() => expect(args.onCart).toHaveBeenCalledOnce())
    await expect(args.onAdd).toHaveBeenCalledWith(
      expect.objectContaining({ lineId: '3eaf4f85-9d86-4f3f-8f3f-3a9f6f9f4d01' }),
    )
  },
}

export const Loading: Story = {
  args: { hamper: null, answers: { get: ['never'] } },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Loading your hamper…' })
    await expect(region).toHaveAttribute('aria-busy', 'true')
  },
}

export const LoadingFailed: Story = {
  args: { hamper: null, answers: { get: ['offline', 'ok'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Something went wrong! Please try again later.',
    )
    await expect(canvas.queryByRole('region', { name: 'Loading your hamper…' })).toBeNull()
    await press(canvas, 'Try again')
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Basket' })).toBeVisible()
  },
}

export const NotDeliverable: Story = {
  args: { written: filled, place: { city: 'Leh' }, answers: { offsets: { Leh: -1 } } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Currently not available at this location.')).toBeVisible()
    await press(canvas, 'Buy Now')
    await expect(args.onAdd).not.toHaveBeenCalled()
    await press(canvas, 'Change location')
    await expect(args.onShowPlace).toHaveBeenCalledOnce()
  },
}

export const AsAParcel: Story = {
  args: { written: `${filled}-20261130` },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByText(/Not available for this date and location: A Single Red Rose/),
    ).toBeVisible()
    await expect(canvas.getByPlaceholderText('DD-MM-YYYY')).toHaveValue('30-11-2026')
    await press(canvas, 'Buy Now')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Select pincode to continue')
    await expect(args.onShowPlace).toHaveBeenCalledOnce()
  },
}

export const OutOfStock: Story = {
  args: { hamper: { ...sampleHamper, isOutOfStock: true }, written: filled },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Out Of Stock' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const AGiftBoxOfOneStep: Story = {
  args: { hamper: sampleBox, answers: { hampers: [sampleBox, sampleCourierHamper] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Choose 2 to 6')).toBeVisible()
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(2)
  },
}

export const ByKeyboardAlone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: `Add ${sampleItems.basket.title}` }).focus()
    await userEvent.keyboard('{Enter}')
    const remove = canvas.getAllByRole('button', { name: `Remove ${sampleItems.basket.title}` })[0]
    await waitFor(() => expect(remove).toHaveFocus())
    canvas.getByRole('button', { name: 'Next' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Chocolates' })).toHaveFocus())
  },
}

/** A removed item disappears together with the button that has the focus. */
export const RemovesItemsByKeyboard: Story = {
  args: { written: '5-1.101_2.201*2_3.301_4.401' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const remove = async (title: string) => {
      canvas.getByRole('button', { name: `Remove ${title}` }).focus()
      await userEvent.keyboard('{Enter}')
    }
    await remove(sampleItems.rose.title)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your hamper' })).toHaveFocus())
    await remove(sampleItems.truffles.title)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Chocolates' })).toHaveFocus())
  },
}

export const LongWordsOnPhone: Story = {
  args: {
    hamper: {
      ...sampleHamper,
      title: 'Donaudampfschifffahrtsgesellschaftskapitänspralinenkorb for somebody with a very long name',
      steps: sampleHamper.steps.map((step) => ({
        ...step,
        title: `${step.title} and everything that goes with it on a long afternoon`,
        items: step.items.map((item) => ({ ...item, title: `${item.title} Zuckerbäckereierzeugnisse` })),
      })),
    },
    answers: { hampers: [] },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

const slots: HamperSlots = {
  header: { replace: ({ hamper }) => <h1>{hamper.title}, made by you</h1> },
  itemCard: {
    replace: (given, Default) => (
      <div data-own-item>
        <Default {...given} />
        <p>Packed by hand</p>
      </div>
    ),
  },
}

/** The host replaces the header and wraps the items; choosing still works. */
export const ReplacedAndWrappedParts: Story = {
  args: { slots },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByRole('heading', { level: 1, name: `${sampleHamper.title}, made by you` }),
    ).toBeVisible()
    const items = canvasElement.querySelectorAll('[data-own-item]')
    await expect(canvas.getAllByText('Packed by hand')).toHaveLength(items.length)
    await press(canvas, `Add ${sampleItems.basket.title}`)
    await press(canvas, 'Next')
    await expect(canvas.getByRole('heading', { level: 2, name: 'Chocolates' })).toHaveFocus()
  },
}
