import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx'
import { Button } from '../Button/Button.tsx'
import { Link } from './Link.tsx'
import { type HrefRewriter, type LinkComponent, LinkProvider } from './LinkProvider.tsx'

const inHindi: HrefRewriter = (href) => (href.startsWith('/') ? `/hi${href}` : href)

it('renders links unchanged without a provider', () => {
  expect(renderToStaticMarkup(<Link href="/cart">Cart</Link>)).toBe('<a href="/cart">Cart</a>')
})

it("uses the host's URLs, also in components that contain links", () => {
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

// Like a router's link component: it renders an anchor with its own base path.
const RouterLink: LinkComponent = ({ href, ...props }) => (
  <a {...props} data-router="" href={`/shop${href}`} />
)

it('renders a link with the host’s component, under its base path and locale prefix', () => {
  const html = renderToStaticMarkup(
    <LinkProvider component={RouterLink}>
      <LinkProvider toHref={inHindi}>
        <Button href="/flowers">Flowers</Button>
      </LinkProvider>
    </LinkProvider>,
  )
  expect(html).toMatch(/^<a [^>]*data-router="" href="\/shop\/hi\/flowers"/)
})

it.each([
  ['another site', { href: 'https://other.example/' }],
  ['another site by its host', { href: '//other.example/' }],
  ['a mail', { href: 'mailto:help@shop.example' }],
  ['a place on the page', { href: '#bill' }],
  ['another window', { href: '/roses', target: '_blank' }],
  ['a file', { href: '/invoice.pdf', download: '' }],
  ['nowhere', {}],
])('renders a plain anchor for a link to %s', (_, props) => {
  const html = renderToStaticMarkup(
    <LinkProvider component={RouterLink}>
      <Link {...props}>Roses</Link>
    </LinkProvider>,
  )
  expect(html).not.toContain('data-router')
})
