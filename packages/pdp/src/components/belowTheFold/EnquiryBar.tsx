import { Button, StickyBar } from '@store/ui'
import { useBelowTheFoldMessages } from '../../react/useBelowTheFoldMessages.ts'
import { useProduct } from '../../react/useProduct.ts'

/** The way to the form at the foot of a phone's screen. */
export function EnquiryBar() {
  const { state, hrefs, messages } = useProduct()
  const words = useBelowTheFoldMessages()
  if (!hrefs.enquiry) return null
  return (
    <StickyBar label={messages.buyBar}>
      <Button size="l" fullWidth href={hrefs.enquiry(state.product)}>
        {words.enquire}
      </Button>
    </StickyBar>
  )
}
