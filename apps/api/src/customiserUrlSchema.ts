import { check, pipe, string } from 'valibot'

/**
 * URL of an external customiser. Pages embed it in a frame, so it must use HTTPS and contain nothing that ends a CSP
 * directive.
 */
export const customiserUrlSchema = pipe(
  string(),
  check(
    (text) => URL.parse(text)?.protocol === 'https:' && text.includes('{nid}') && !/[\s"'<>;]/.test(text),
    'an address such as https://designs.example/embed/{nid}',
  ),
)
