import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BagIcon } from './BagIcon.tsx'
import { CalendarIcon } from './CalendarIcon.tsx'
import { CheckIcon } from './CheckIcon.tsx'
import { ChevronRightIcon } from './ChevronRightIcon.tsx'
import { CrossIcon } from './CrossIcon.tsx'
import { FacebookIcon } from './FacebookIcon.tsx'
import { GiftIcon } from './GiftIcon.tsx'
import { HeartIcon } from './HeartIcon.tsx'
import { HomeIcon } from './HomeIcon.tsx'
import { InfoIcon } from './InfoIcon.tsx'
import { InstagramIcon } from './InstagramIcon.tsx'
import { LeafIcon } from './LeafIcon.tsx'
import { LinkedInIcon } from './LinkedInIcon.tsx'
import { LinkIcon } from './LinkIcon.tsx'
import { MinusIcon } from './MinusIcon.tsx'
import { OfficeIcon } from './OfficeIcon.tsx'
import { PauseIcon } from './PauseIcon.tsx'
import { PinIcon } from './PinIcon.tsx'
import { PinterestIcon } from './PinterestIcon.tsx'
import { PlayIcon } from './PlayIcon.tsx'
import { PlusIcon } from './PlusIcon.tsx'
import { RefreshIcon } from './RefreshIcon.tsx'
import { ShareIcon } from './ShareIcon.tsx'
import { TruckIcon } from './TruckIcon.tsx'
import { TwitterIcon } from './TwitterIcon.tsx'
import { UploadIcon } from './UploadIcon.tsx'
import { UserIcon } from './UserIcon.tsx'
import { WarningIcon } from './WarningIcon.tsx'
import { WhatsAppIcon } from './WhatsAppIcon.tsx'
import { YouTubeIcon } from './YouTubeIcon.tsx'

const all = [
  BagIcon,
  CalendarIcon,
  CheckIcon,
  ChevronRightIcon,
  CrossIcon,
  FacebookIcon,
  GiftIcon,
  HeartIcon,
  HomeIcon,
  InfoIcon,
  InstagramIcon,
  LeafIcon,
  LinkIcon,
  LinkedInIcon,
  MinusIcon,
  OfficeIcon,
  PauseIcon,
  PinIcon,
  PinterestIcon,
  PlayIcon,
  PlusIcon,
  RefreshIcon,
  ShareIcon,
  TruckIcon,
  TwitterIcon,
  UploadIcon,
  UserIcon,
  WarningIcon,
  WhatsAppIcon,
  YouTubeIcon,
]

/**
 * Icons on a grid of 24 px: a stroke of 1.75 in the colour of the text around them.
 *
 * - **Use**: beside text, or in an `IconButton`.
 * - **Avoid**: instead of text that a shopper needs, or as a decoration without meaning.
 * - **Content**: one icon has one meaning throughout the shop.
 * - **Accessibility**: hidden from assistive technology: the name is in the text or in the label of the button.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Primitives/Icons',
  component: BagIcon,
  render: (args) => (
    <p>
      {all.map((Icon) => (
        <Icon key={Icon.name} {...args} />
      ))}
      <HeartIcon {...args} filled />
    </p>
  ),
} satisfies Meta<typeof BagIcon>

export default meta
type Story = StoryObj<typeof meta>

export const Medium: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    for (const icon of canvasElement.querySelectorAll('svg')) {
      await expect(icon).toHaveAttribute('aria-hidden', 'true')
    }
  },
}
export const Small: Story = { args: { size: 's' } }
export const ExtraSmall: Story = { args: { size: 'xs' } }
