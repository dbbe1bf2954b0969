import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx'
import { Button } from '../Button/Button.tsx'
import { Link } from './Link.tsx'
import { LinkProvider, type ToHref } from './LinkProvider.tsx'

const inHindi: ToHref = (href) => (href.startsWith('/') ? `/hi${href}` : href)

it('leads where it says without a provider', () => {
  expect(renderToStaticMarkup(<Link href="/cart">Cart</Link>)).toBe('<a href="/cart">Cart</a>')
})

it('leads where the host says, also in the widgets that have links', () => {
  const html = renderToStaticMarkup(
    <LinkProvider toHref={inHindi}>
      <Link href="/cart" className="own">
        Cart
      </Link>
      <Link href="https://other.example">Other</Link>
      <Button href="/flowers">Flowers</Button>
      <Breadcrumb label="You are here" crumbs={[{ text: 'Home', href: '/' }, { text: 'Cakes' }]} />
    </LinkProvider>,
  )
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(hrefs).toEqual(['/hi/cart', 'https://other.example', '/hi/flowers', '/hi/'])
  expect(html).toContain('class="own"')
})
