import { useScrollDepth } from '@store/ui/scroll'
import { useProduct } from '../../react/useProduct.ts'
import { Shelf } from '../Shelf/Shelf.tsx'

/** What is recommended and what was looked at before; found once the page is scrolled (specification 2, section 4). */
export function MoreShelves() {
  const { state, actions, messages } = useProduct()
  useScrollDepth({ thresholds, onReach: () => void actions.findMore() })
  if (!state.more) return null
  const { recommended, viewed } = state.more
  return (
    <>
      <Shelf title={messages.recommended} cards={recommended} messages={messages} />
      <Shelf title={messages.viewed} cards={viewed} messages={messages} />
    </>
  )
}

// Past 100 px (specification 2, section 4), however far a quick hand scrolls at once.
const thresholds = [{ from: 100, to: Number.POSITIVE_INFINITY }]
