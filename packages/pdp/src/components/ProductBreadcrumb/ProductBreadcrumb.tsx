import { Breadcrumb } from '@store/ui'
import { createProductPart } from '../../react/createProductPart.ts'
import { useProduct } from '../../react/useProduct.ts'
import { toBreadcrumbsFromHome } from '../../store/toBreadcrumbsFromHome.ts'

/** Renders the path from the home page to the product. */
export const ProductBreadcrumb = createProductPart((slots) => slots.breadcrumb, OwnProductBreadcrumb)

function OwnProductBreadcrumb() {
  const { product, hrefs, messages } = useProduct()
  return (
    <Breadcrumb
      label={messages.crumbs}
      crumbs={toBreadcrumbsFromHome(product.crumbs, { text: messages.home, href: hrefs.home() })}
    />
  )
}
