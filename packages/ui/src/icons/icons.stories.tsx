import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BagIcon } from './BagIcon.tsx'
import { CheckIcon } from './CheckIcon.tsx'
import { ChevronRightIcon } from './ChevronRightIcon.tsx'
import { CrossIcon } from './CrossIcon.tsx'
import { GiftIcon } from './GiftIcon.tsx'
import { HeartIcon } from './HeartIcon.tsx'
import { InfoIcon } from './InfoIcon.tsx'
import { LeafIcon } from './LeafIcon.tsx'
import { MinusIcon } from './MinusIcon.tsx'
import { PinIcon } from './PinIcon.tsx'
import { PlusIcon } from './PlusIcon.tsx'
import { TruckIcon } from './TruckIcon.tsx'
import { UserIcon } from './UserIcon.tsx'
import { WarningIcon } from './WarningIcon.tsx'

const all = [
  BagIcon,
  UserIcon,
  PinIcon,
  CheckIcon,
  CrossIcon,
  PlusIcon,
  MinusIcon,
  TruckIcon,
  ChevronRightIcon,
  GiftIcon,
  LeafIcon,
  WarningIcon,
  InfoIcon,
  HeartIcon,
]

const meta = {
  title: 'Primitives/Icons',
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
  play: async ({ canvasElement }) => {
    for (const icon of canvasElement.querySelectorAll('svg')) {
      await expect(icon).toHaveAttribute('aria-hidden', 'true')
    }
  },
}
export const Small: Story = { args: { size: 's' } }
export const ExtraSmall: Story = { args: { size: 'xs' } }
