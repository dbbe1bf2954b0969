import type { Meta, StoryObj } from '@storybook/react-vite'
import { EggBadge } from './EggBadge.tsx'

/**
 * Food mark: a framed dot, green without egg, brown with egg.
 *
 * - **Use**: beside the name of a cake or another food whose egg content is known.
 * - **Avoid**: for anything that is not food, or as a filter: it is not interactive.
 * - **Content**: the text always states the kind too ("EGGLESS").
 * - **Accessibility**: the dot is hidden from assistive technology; the text carries the meaning, so colour is never
 *   the only sign.
 * - **Status**: stable
 */
const meta = { title: 'Components/Shop/Egg badge', component: EggBadge } satisfies Meta<typeof EggBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Eggless: Story = { args: { kind: 'eggless', text: 'EGGLESS' } }
export const ContainsEgg: Story = {
  tags: ['snapshot'],
  args: { kind: 'egg', text: 'CONTAINS EGG' },
}
