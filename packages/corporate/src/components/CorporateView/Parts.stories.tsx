import { Card } from '@store/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CorporateStory } from '../../fixtures/CorporateStory.tsx'
import { samplePage } from '../../fixtures/samplePage.ts'
import { en } from '../../messages/en.ts'
import type { CorporateSlots } from '../../react/CorporateSlots.ts'
import { useEnquiry } from '../../react/useEnquiry.ts'
import { ClientLogos } from '../ClientLogos/ClientLogos.tsx'
import { ConfirmationLinkStatus } from '../ConfirmationLinkStatus/ConfirmationLinkStatus.tsx'
import { CorporateBanner } from '../CorporateBanner/CorporateBanner.tsx'
import { CorporateContact } from '../CorporateContact/CorporateContact.tsx'
import { CorporateGallery } from '../CorporateGallery/CorporateGallery.tsx'
import { EnquireButton } from '../EnquireButton/EnquireButton.tsx'
import { EnquiryDialog } from '../EnquiryDialog/EnquiryDialog.tsx'
import { GiftsOffered } from '../GiftsOffered/GiftsOffered.tsx'
import { HowToOrderSteps } from '../HowToOrderSteps/HowToOrderSteps.tsx'
import { Testimonials } from '../Testimonials/Testimonials.tsx'

const meta = {
  title: 'Corporate/Parts',
  component: CorporateStory,
  args: { messages: en, track: fn() },
  parameters: { pseudo: { leave: ['page'] } },
} satisfies Meta<typeof CorporateStory>

export default meta
type Story = StoryObj<typeof meta>

/**
 * Uses the features of the page, whichever parts it is composed of: every section, and the form with its estimate.
 */
const tryCorporatePage: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const page = within(canvasElement)
  for (const name of ['Gifts We Offer', 'How it works', 'What they say'])
    await expect(page.getByRole('region', { name })).toBeVisible()
  await expect(page.getByRole('link', { name: /@marigold/ })).toBeVisible()
  const [enquire] = page.getAllByRole('link', { name: 'ENQUIRY NOW' })
  if (enquire) await userEvent.click(enquire)
  const dialog = within(await within(document.body).findByRole('dialog', { name: 'Corporate enquiry' }))
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Order quantity' }), '120')
  await userEvent.click(dialog.getByRole('button', { name: 'Send enquiry' }))
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
}

/** The default page; the composed pages below must have the same features. */
export const Reference: Story = { play: tryCorporatePage }

const asItIs = (href: string) => href

function OwnCorporatePage() {
  const words = useEnquiry().messages.landing
  return (
    <>
      <Testimonials testimonials={samplePage.testimonials} messages={words} />
      <CorporateContact contactEmail={samplePage.contactEmail} />
      <HowToOrderSteps steps={samplePage.steps} messages={words} />
      <GiftsOffered gifts={samplePage.gifts} linkTo={asItIs} messages={words} />
      <CorporateGallery pictures={samplePage.gallery} messages={words} />
      <ClientLogos clients={samplePage.clients} messages={words} />
      <CorporateBanner banner={samplePage.banner}>
        <EnquireButton />
      </CorporateBanner>
      <ConfirmationLinkStatus />
      <EnquiryDialog />
    </>
  )
}

export const InAnotherOrder: Story = { args: { children: <OwnCorporatePage /> }, play: tryCorporatePage }

const slots: CorporateSlots = {
  contact: {
    replace: (given, Default) => (
      <Card>
        <Default {...given} />
        <p>Or call us on weekdays.</p>
      </Card>
    ),
  },
  // Also wraps a part whose code is lazy-loaded.
  form: {
    replace: (given, Default) => (
      <>
        <p>We reply within a working day.</p>
        <Default {...given} />
      </>
    ),
  },
  steps: {
    replace: ({ steps, messages }) => <section aria-label={messages.steps}>{steps.length} steps</section>,
  },
}

export const ReplacedAndWrappedParts: Story = {
  args: { slots },
  play: async (context) => {
    const page = within(context.canvasElement)
    await expect(page.getByText('Or call us on weekdays.')).toBeVisible()
    await expect(page.getByText(`${samplePage.steps.length} steps`)).toBeVisible()
    const [enquire] = page.getAllByRole('link', { name: 'ENQUIRY NOW' })
    if (enquire) await userEvent.click(enquire)
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Corporate enquiry' }))
    const promise = await dialog.findByText('We reply within a working day.')
    await waitFor(() => expect(promise).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await tryCorporatePage(context)
  },
}
