import { array, object, pipe, string, transform } from 'valibot'
import { isLocalPath } from '../wire/index.ts'

/** One item of a breadcrumb trail; plain text without a URL. */
export interface BreadcrumbItem {
  readonly text: string
  readonly href: string | undefined
}

/**
 * Parses a breadcrumb trail. An item with the URL 'na' (specification 2, section 2) or with a URL outside the store is
 * plain text.
 */
export const breadcrumbItemsSchema = array(
  pipe(
    object({ text: string(), href: string() }),
    transform(({ text, href }): BreadcrumbItem => ({ text, href: isLocalPath(href) ? href : undefined })),
  ),
)
