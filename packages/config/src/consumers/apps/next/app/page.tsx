import { formatPrice } from '@store/api-client/contract/rules/formatPrice'
import { Card, Price } from '@store/ui'
import { Accordion } from '@store/ui/accordion'
import { createInMemoryCartClient } from '../shared/createInMemoryCartClient'
import { CartPage } from './CartPage'

// A server component: it imports a component with hooks (the accordion) and server-side functions.
export default function Page() {
  const { initial } = createInMemoryCartClient()
  return (
    <>
      <Card>
        <p data-testid="served">
          <Price amount={formatPrice(initial.total)} />
        </p>
        <Accordion items={[{ id: 'why', title: 'Why flowers', content: 'They say it.' }]} />
      </Card>
      <CartPage />
    </>
  )
}
