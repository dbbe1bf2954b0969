import { check, pipe, string } from 'valibot'

/** Where somebody else's customiser is: framed by pages, so encrypted on its way, and with nothing that ends a rule of theirs. */
export const customiserUrlSchema = pipe(
  string(),
  check(
    (text) => URL.parse(text)?.protocol === 'https:' && text.includes('{nid}') && !/[\s"'<>;]/.test(text),
    'an address such as https://designs.example/embed/{nid}',
  ),
)
