import { Picture } from '@store/ui'
import { createProductPart } from '../../react/createProductPart.ts'
import { useProduct } from '../../react/useProduct.ts'
import info from '../info/ProductInfo/ProductInfo.module.css'
import { Section } from '../Section/Section.tsx'
import styles from './Benefits.module.css'

/** Renders the shop's benefits: an image, a heading and a text, only on wide screens (specification 2, section 2). */
export const Benefits = createProductPart((slots) => slots.benefits, OwnBenefits)

function OwnBenefits() {
  const { product, messages } = useProduct()

  const { why } = product
  if (!why) return null
  return (
    <div className={styles.why}>
      <Picture {...why.picture} sizes="320px" alt="" errorText={messages.pictureFailed} />
      <Section title={why.heading}>
        <p className={info.text}>{why.text}</p>
      </Section>
    </div>
  )
}
