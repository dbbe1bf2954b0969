import { Section } from '../section/Section.tsx'
import { createPointsPart } from './createPointsPart.ts'
import { EmptyPointsHistory } from './EmptyPointsHistory.tsx'
import { PointsBalance } from './PointsBalance.tsx'
import { PointsHistory } from './PointsHistory.tsx'
import type { PointsViewProps } from './PointsSlots.ts'

/** Renders the balance of loyalty points and a page of their history. */
export const PointsView = createPointsPart((slots) => slots.view, OwnPointsView)

function OwnPointsView({ store, hrefs, messages, shared }: PointsViewProps) {
  return (
    <Section reading={store.reading} heading={messages.heading} messages={shared}>
      {(points) => (
        <>
          <PointsBalance points={points} messages={messages} />
          {points.total === 0 ? (
            <EmptyPointsHistory hrefs={hrefs} messages={messages} />
          ) : (
            <PointsHistory points={points} hrefs={hrefs} messages={messages} />
          )}
        </>
      )}
    </Section>
  )
}
