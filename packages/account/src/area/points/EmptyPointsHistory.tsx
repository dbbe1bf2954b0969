import { Button } from '@store/ui'
import section from '../section/Section.module.css'
import { createPointsPart } from './createPointsPart.ts'
import type { PointsHistoryProps } from './PointsSlots.ts'

/** Renders the text for an empty history of points. */
export const EmptyPointsHistory = createPointsPart((slots) => slots.empty, OwnPointsEmpty)

function OwnPointsEmpty({ hrefs, messages }: Pick<PointsHistoryProps, 'hrefs' | 'messages'>) {
  return (
    <div className={section.hello}>
      <p className={section.prompt}>{messages.empty}</p>
      <Button href={hrefs.home()} size="l">
        {messages.continueShopping}
      </Button>
    </div>
  )
}
