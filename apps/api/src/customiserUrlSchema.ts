import { check, pipe, string } from 'valibot'

/**
 * URL of an external personalisation editor: pages embed it in a frame, so it must be encrypted (HTTPS) and contain
 * nothing that ends a CSP directive.
 */
export const customiserUrlSchema = pipe(
  string(),
  check(
    (text) => URL.parse(text)?.protocol === 'https:' && text.includes('{nid}') && !/[\s"'<>;]/.test(text),
    'an address such as https://designs.example/embed/{nid}',
  ),
)
