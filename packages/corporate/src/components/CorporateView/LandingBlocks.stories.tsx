import { Button } from '@store/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { samplePage } from '../../fixtures/samplePage.ts'
import { landingEn } from '../../messages/landingEn.ts'
import { ClientLogos } from '../ClientLogos/ClientLogos.tsx'
import { CorporateBanner } from '../CorporateBanner/CorporateBanner.tsx'
import { CorporateGallery } from '../CorporateGallery/CorporateGallery.tsx'
import { GiftsOffered } from '../GiftsOffered/GiftsOffered.tsx'
import { HowToOrderSteps } from '../HowToOrderSteps/HowToOrderSteps.tsx'
import { Testimonials } from '../Testimonials/Testimonials.tsx'

const meta = { title: 'Corporate/Blocks' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }
const tablet = { viewport: { value: 'tablet' } }
const desktop = { viewport: { value: 'desktop' } }

/** Returns how many of the elements are at least half visible within the width of their container. */
const seen = (elements: readonly HTMLElement[], frame: HTMLElement) => {
  const { left, right } = frame.getBoundingClientRect()
  return elements.filter((element) => {
    const box = element.getBoundingClientRect()
    return box.left >= left - box.width / 2 && box.right <= right + box.width / 2
  }).length
}

const marks: Story = {
  render: () => <ClientLogos clients={samplePage.clients} messages={landingEn} />,
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByRole('region', { name: 'Companies we work for' })
    const figures = within(canvasElement).getAllByRole('figure')
    await expect(figures).toHaveLength(8)
    const expected = window.innerWidth >= 1024 ? 4 : window.innerWidth >= 768 ? 3 : 2
    await expect(seen(figures, frame)).toBe(expected)
  },
}

export const Marks: Story = { ...marks, globals: desktop }
export const MarksOnTablet: Story = { ...marks, globals: tablet }
export const MarksOnPhone: Story = { ...marks, globals: phone }

const text: Story = {
  render: () => <Testimonials testimonials={samplePage.testimonials} messages={landingEn} />,
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem', { hidden: true })
    const visible = items.filter((item) => item.checkVisibility())
    await expect(visible).toHaveLength(window.innerWidth >= 768 ? 3 : 5)
  },
}

export const TestimonialsOnDesktop: Story = { ...text, globals: desktop }
export const TestimonialsOnPhone: Story = { ...text, globals: phone, tags: ['snapshot'] }

export const Banner: Story = {
  render: () => (
    <CorporateBanner banner={samplePage.banner}>
      <Button href="#enquiry" size="l">
        {landingEn.enquire}
      </Button>
    </CorporateBanner>
  ),
}
export const BannerOnPhone: Story = { ...Banner, globals: phone }

export const Gallery: Story = {
  render: () => <CorporateGallery pictures={samplePage.gallery} messages={landingEn} />,
}

export const GalleryOnPhone: Story = {
  ...Gallery,
  globals: phone,
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('list')).toHaveFocus()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Steps: Story = {
  render: () => <HowToOrderSteps steps={samplePage.steps} messages={landingEn} />,
}
export const StepsOnPhone: Story = { ...Steps, globals: phone, tags: ['snapshot'] }

export const Gifts: Story = {
  render: () => <GiftsOffered gifts={samplePage.gifts} linkTo={(href) => href} messages={landingEn} />,
}
export const GiftsOnPhone: Story = { ...Gifts, globals: phone }
