import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ConsentChoices } from '../background/ConsentChoices.tsx'
import { createConsentStore } from '../background/createConsentStore.ts'
import { createStoryStores, StorefrontStory } from '../fixtures/StorefrontStory.tsx'
import { ConsentBanner, lazyConsentBanner } from './ConsentBanner.tsx'

const onDecided = fn()

/** The question for consent, above the header. It covers nothing, and all answers are equally easy. */
const meta = {
  title: 'Storefront/Consent banner',
  component: ConsentBanner,
  loaders: [() => lazyConsentBanner.preload()],
  args: { background: createStoryStores().background, privacyHref: '/privacy-page' },
  beforeEach: () => {
    document.documentElement.setAttribute('data-ask', '')
    return () => document.documentElement.removeAttribute('data-ask')
  },
  render: (args) => (
    <StorefrontStory stores={createStoryStores()}>
      <ConsentBanner {...args} />
    </StorefrontStory>
  ),
} satisfies Meta<typeof ConsentBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Question: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(3)
  },
}

function choosing() {
  const consent = createConsentStore(onDecided)
  const { background } = createStoryStores()
  background.setState({ choices: <ConsentChoices consent={consent} /> })
  consent.setState({ isVisible: true, isChoosing: true })
  return background
}

/** Each purpose has its own checkbox, and none is ticked initially. */
export const Choices: Story = {
  tags: ['snapshot'],
  args: { background: choosing() },
  play: async ({ canvasElement }) => {
    const choices = within(canvasElement).getAllByRole('checkbox')
    for (const choice of choices) await expect(choice).not.toBeChecked()
    await userEvent.click(choices[0] ?? canvasElement)
    await expect(choices[0]).toBeChecked()
  },
}
