import { createProductPart } from '../../react/createProductPart.ts'
import { useBelowTheFoldMessages } from '../../react/useBelowTheFoldMessages.ts'
import { useProduct } from '../../react/useProduct.ts'
import { LinkList } from '../LinkList/LinkList.tsx'

/** Renders the quick links. */
export const QuickLinks = createProductPart((slots) => slots.quickLinks, OwnQuickLinks)

function OwnQuickLinks() {
  return <LinkList title={useBelowTheFoldMessages().quickLinks} links={useProduct().product.quickLinks} />
}
