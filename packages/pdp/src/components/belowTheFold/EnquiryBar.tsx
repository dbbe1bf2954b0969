import { Button, StickyBar } from '@store/ui'
import { useBelowTheFoldMessages } from '../../react/useBelowTheFoldMessages.ts'
import { useProduct } from '../../react/useProduct.ts'

/** Renders the link to the form at the bottom of a phone's screen. */
export function EnquiryBar() {
  const { product, hrefs, messages } = useProduct()

  const words = useBelowTheFoldMessages()
  if (!hrefs.enquiry) return null
  return (
    <StickyBar label={messages.buyBar}>
      <Button size="l" fullWidth href={hrefs.enquiry(product)}>
        {words.enquire}
      </Button>
    </StickyBar>
  )
}
