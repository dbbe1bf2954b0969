import { Button, ErrorBox, Notice, Price, VisuallyHidden } from '@store/ui'
import { Modal } from '@store/ui/modal'
import { Skeleton } from '@store/ui/skeleton'
import { useEffect } from 'react'
import { useCartServices } from '../../react/useCartServices.ts'
import { useCartState, useOptimisticCart } from '../../react/useCartState.ts'
import type { CartState } from '../../store/CartState.ts'
import { groupLinesByGift } from '../../store/groupLinesByGift.ts'
import type { OptimisticCart } from '../../store/selectOptimisticCart.ts'
import { isAnnouncedToScreenReader } from '../CartToasts/isAnnouncedToScreenReader.ts'
import { CompactCartLine } from '../CompactCartLine/CompactCartLine.tsx'
import { PlaceOrderButton } from '../PlaceOrderButton/PlaceOrderButton.tsx'
import styles from './MiniCart.module.css'

/** Props of {@link MiniCart}. */
export interface MiniCartProps {
  /** Whether the mini cart is open. */
  readonly open: boolean
  /** Called when the shopper closes the mini cart. */
  readonly onClose: () => void
}

/**
 * Renders the cart in short form, over any page: a bottom sheet on phones, a card from 768 px. Requests the cart on
 * first open.
 */
export function MiniCart({ open, onClose }: MiniCartProps) {
  const { actions, messages, hrefs } = useCartServices()
  const cart = useOptimisticCart()
  const isError = useCartState(({ isError }) => isError)
  const failure = useCartState(selectFailure)
  const isKnown = cart !== undefined

  // Requests the cart only when it is opened.
  useEffect(() => {
    if (open && !isKnown) void actions.refresh()
  }, [open, isKnown, actions])

  const hasLines = isKnown && cart.lines.length > 0
  const close = () => {
    if (failure) actions.dismissToast(failure.id)
    onClose()
  }
  return (
    <Modal
      open={open}
      title={messages.heading}
      closeLabel={messages.close}
      onClose={close}
      footer={
        hasLines && (
          <>
            <PlaceOrderButton />
            <Button variant="secondary" size="l" href={hrefs.cart()}>
              {messages.viewCart}
            </Button>
          </>
        )
      }
    >
      <div className={styles.mini}>
        {hasLines && <Lines cart={cart} />}
        {isKnown && !hasLines && <Empty />}
        {!isKnown && !isError && <Loading />}
        {!isKnown && isError && (
          <ErrorBox
            text={messages.loadFailed}
            action={{ label: messages.tryAgain, onSelect: () => void actions.refresh() }}
          />
        )}
      </div>
    </Modal>
  )
}

function Lines({ cart }: { readonly cart: OptimisticCart }) {
  const { messages, price, struckPrice } = useCartServices()
  return (
    <>
      <div className={styles.sum} aria-busy={cart.isUpdating}>
        <span className={styles.pieces}>{messages.pieces(cart.itemCount)}</span>
        <Price
          amount={price(cart.total)}
          listAmount={struckPrice(cart.total, cart.listTotal)}
          priceLabel={messages.total}
          listPriceLabel={messages.listPrice}
        />
      </div>
      <Obstacle />
      <ul className={styles.lines}>
        {groupLinesByGift(cart.lines).map((part) => (
          <CompactCartLine key={part.id} part={part}>
            {part.kind === 'gift' && (
              <p className={styles.quantity}>{messages.miniQuantity(part.gift.line.quantity)}</p>
            )}
          </CompactCartLine>
        ))}
      </ul>
    </>
  )
}

// The mini cart has no toasts, and other pages do not show those of the cart.
const selectFailure = ({ toasts }: CartState) => toasts.filter(isAnnouncedToScreenReader).at(-1)

/** Renders why an order could not start; the cart page shows more detail. */
function Obstacle() {
  const { messages } = useCartServices()
  const order = useCartState(({ order }) => order)
  const failure = useCartState(selectFailure)
  const words = {
    severalCountries: messages.severalCountries,
    outOfStock: messages.outOfStock,
    refused: order.kind === 'refused' ? order.message : '',
    idle: failure ? messages.toasts[failure.kind] : '',
    placing: '',
    leaving: '',
  }[order.kind]
  return (
    <div className={styles.obstacle} role="alert">
      {words && (
        // The key remounts it, so that the same failure is announced again.
        <Notice key={failure?.id} kind="bad">
          {words}
        </Notice>
      )}
    </div>
  )
}

function Empty() {
  const { messages, hrefs } = useCartServices()
  const cart = useOptimisticCart()
  return (
    <>
      <p className={styles.empty}>{messages.empty}</p>
      <Button href={cart?.continueHref ?? hrefs.home()}>{messages.continueShopping}</Button>
    </>
  )
}

function Loading() {
  const { messages } = useCartServices()
  return (
    <div className={styles.loading} aria-busy="true">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      {bones.map((bone) => (
        <div className={styles.bone} key={bone}>
          <Skeleton shape="block" ratio="1/1" />
          <Skeleton shape="lines" lines={3} />
        </div>
      ))}
    </div>
  )
}

const bones = [1, 2] as const
