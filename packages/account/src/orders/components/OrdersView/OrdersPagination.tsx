import { Button } from '@store/ui'
import { createOrderPart } from '../../react/createOrderPart.ts'
import type { OrdersPaginationProps } from '../../react/OrderListPartProps.ts'
import styles from './OrdersView.module.css'

/** Renders pagination links, which work before hydration and give every page a URL. */
export const OrdersPagination = createOrderPart((slots) => slots.pagination, OwnOrdersPagination)

function OwnOrdersPagination({ page: { page, pages }, hrefs, messages }: OrdersPaginationProps) {
  return (
    <nav className={styles.pages} aria-label={messages.pages}>
      {page > 1 && (
        <Button variant="secondary" href={hrefs.orders(page - 1)}>
          {messages.newer}
        </Button>
      )}
      <span className={styles.which}>{messages.page(page, pages)}</span>
      {page < pages && (
        <Button variant="secondary" href={hrefs.orders(page + 1)}>
          {messages.older}
        </Button>
      )}
    </nav>
  )
}
