import { Button } from '@store/ui'
import { createProductPart } from '../../react/createProductPart.ts'
import { useBelowTheFoldMessages } from '../../react/useBelowTheFoldMessages.ts'
import { useProduct } from '../../react/useProduct.ts'
import { List } from '../info/List/List.tsx'
import { Section } from '../Section/Section.tsx'
import styles from './CorporateEnquiry.module.css'

/**
 * Renders the ordering steps of a corporate gift: its minimum quantity, and the link to the enquiry form (specification
 * 2, section 2).
 */
export const CorporateEnquiry = createProductPart((slots) => slots.enquiry, OwnEnquiry)

function OwnEnquiry() {
  const { product, hrefs } = useProduct()
  const words = useBelowTheFoldMessages()
  return (
    <Section title={words.enquiry}>
      {product.minimumOrder !== undefined && (
        <strong className={styles.minimum}>{words.minimumOrder(product.minimumOrder)}</strong>
      )}
      <List entries={words.enquirySteps} />
      {hrefs.enquiry && (
        <Button size="l" fullWidth href={hrefs.enquiry(product)}>
          {words.enquire}
        </Button>
      )}
    </Section>
  )
}
