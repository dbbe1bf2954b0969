import type { ProductCard as Card } from '@store/api-client/contract/catalogue'
import { toProductCardProps } from '@store/pdp/card'
import { ProductCard } from '@store/ui/product-card'
import { useLoaderData } from 'react-router'
import { messages } from '../messages'
import { shop } from '../shop'

/** Renders every gift with a link to its page. */
export function HomePage() {
  const gifts = useLoaderData<readonly Card[]>()
  return (
    <>
      <title>{shop.name}</title>
      <h1>{messages.greeting}</h1>
      <ul className="grid">
        {gifts.map((gift, position) => (
          <li key={gift.id}>
            <ProductCard {...toProductCardProps(gift)} headingLevel={2} priority={position < 2} />
          </li>
        ))}
      </ul>
    </>
  )
}
