import { Button, StickyBar } from '@store/ui'
import { createProductPart } from '../../react/createProductPart.ts'
import { useBelowTheFoldMessages } from '../../react/useBelowTheFoldMessages.ts'
import { useProduct } from '../../react/useProduct.ts'

/** Renders the link to the enquiry form at the bottom of a phone's screen. */
export const EnquiryBar = createProductPart((slots) => slots.enquiryBar, OwnEnquiryBar)

function OwnEnquiryBar() {
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
