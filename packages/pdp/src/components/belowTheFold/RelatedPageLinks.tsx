import { createProductPart } from '../../react/createProductPart.ts'
import { useBelowTheFoldMessages } from '../../react/useBelowTheFoldMessages.ts'
import { useProduct } from '../../react/useProduct.ts'
import { LinkList } from '../LinkList/LinkList.tsx'

/** Renders links to related pages. */
export const RelatedPageLinks = createProductPart((slots) => slots.moreLinks, OwnMoreLinks)

function OwnMoreLinks() {
  return <LinkList title={useBelowTheFoldMessages().moreLinks} links={useProduct().product.moreLinks} />
}
