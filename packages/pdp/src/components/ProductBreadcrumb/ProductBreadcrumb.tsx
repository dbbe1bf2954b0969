import { Breadcrumb } from '@store/ui'
import { createProductPart } from '../../react/createProductPart.ts'
import { useProduct } from '../../react/useProduct.ts'
import { crumbsFromHome } from '../../store/crumbsFromHome.ts'

/** Renders the path from the home page to the product. */
export const ProductBreadcrumb = createProductPart((slots) => slots.breadcrumb, OwnProductBreadcrumb)

function OwnProductBreadcrumb() {
  const { product, hrefs, messages } = useProduct()
  return (
    <Breadcrumb
      label={messages.crumbs}
      crumbs={crumbsFromHome(product.crumbs, { text: messages.home, href: hrefs.home() })}
    />
  )
}
