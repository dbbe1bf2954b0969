import type { Meta, StoryObj } from '@storybook/react-vite'
import { EggBadge } from './EggBadge.tsx'

const meta = { title: 'Components/Shop/Egg badge', component: EggBadge } satisfies Meta<typeof EggBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Eggless: Story = { args: { kind: 'eggless', text: 'EGGLESS' } }
export const ContainsEgg: Story = {
  tags: ['snapshot'],
  args: { kind: 'egg', text: 'CONTAINS EGG' },
}
