import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DeliveryLocationStory } from '../../fixtures/DeliveryLocationStory.tsx'
import type { LocationSlots } from '../../react/LocationSlots.ts'
import { LazyLocationOverlays } from '../LazyLocationOverlays/LazyLocationOverlays.tsx'
import { LocationShortcuts } from '../LocationShortcuts/LocationShortcuts.tsx'
import { useLocationSync } from '../lazy/useLocationSync.ts'
import { PlaceCheckResult } from '../PlaceCheckResult/PlaceCheckResult.tsx'
import { PlaceForm } from '../PlaceForm/PlaceForm.tsx'
import { DeliveryLocation } from './DeliveryLocation.tsx'

const meta: Meta<typeof DeliveryLocationStory> = {
  title: 'Delivery/Parts',
  component: DeliveryLocationStory,
  args: { track: fn(), children: <DeliveryLocation /> },
}
export default meta

type Story = StoryObj<typeof DeliveryLocationStory>

/** Checks a pincode as a shopper does, however the box is composed. */
const checkPlace: NonNullable<Story['play']> = async ({ canvasElement, args }) => {
  const box = within(canvasElement)
  const field = await box.findByRole('combobox', { name: 'City, area or pincode' })
  await userEvent.type(field, '560001{Enter}')
  await expect(await box.findByText('Bengaluru, 560001')).toBeVisible()
  await expect(await box.findByText('Today 15:00 - 19:00')).toBeVisible()
  await expect(args.track).toHaveBeenCalledWith(expect.objectContaining({ kind: 'pincodeChecked' }))
}

const slots: LocationSlots = {
  result: {
    replace: (given, Default) => (
      <section aria-label="Your place">
        <Default {...given} />
      </section>
    ),
  },
  shortcuts: { replace: () => <p>Or call us</p> },
}

export const ReplacedAndWrappedParts: Story = {
  args: { slots },
  play: async (context) => {
    await checkPlace(context)
    await expect(within(context.canvasElement).getByText('Or call us')).toBeVisible()
    await expect(within(context.canvasElement).queryByRole('button', { name: 'Use my location' })).toBeNull()
  },
}

function OwnBox() {
  const isIdle = useLocationSync()
  return (
    <section aria-label="Where to?">
      <LocationShortcuts />
      <PlaceCheckResult />
      <PlaceForm container="page" isIdle={isIdle} />
      <LazyLocationOverlays />
    </section>
  )
}

export const InAnotherOrder: Story = { args: { children: <OwnBox /> }, play: checkPlace }
