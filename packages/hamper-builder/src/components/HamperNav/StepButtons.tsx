import { Button } from '@store/ui'
import { createHamperPart } from '../../react/createHamperPart.ts'
import type { StepButtonsProps } from '../../react/HamperPartProps.ts'
import { useHamper } from '../../react/useHamper.ts'
import styles from './HamperNav.module.css'

/** Renders the buttons that go through the steps and add to the cart. */
export const StepButtons = createHamperPart((slots) => slots.stepButtons, OwnStepButtons)

function OwnStepButtons({ size }: StepButtonsProps) {
  const { state, actions, messages } = useHamper()
  const { build } = state
  const isReview = build.at >= build.steps.length
  return (
    <div className={styles.buttons} data-end={isReview || undefined}>
      {build.at > 0 && (
        <Button variant="secondary" size={size} onClick={actions.back}>
          {messages.back}
        </Button>
      )}
      {isReview ? (
        <BuyButtons size={size} />
      ) : (
        <Button size={size} onClick={actions.next}>
          {messages.next}
        </Button>
      )}
    </div>
  )
}

function BuyButtons({ size }: StepButtonsProps) {
  const { state, actions, messages } = useHamper()
  const { hamper, purchase, offsetDays, loading, isEdit } = state
  if (!hamper) return null
  const unavailable = offsetDays < 0 || hamper.isOutOfStock || loading.kind === 'failed'
  const isAdding = (type: 'buyNow' | 'addToCart') => purchase.kind === 'adding' && purchase.type === type
  const buy = (type: 'buyNow' | 'addToCart') => () => void actions.buy(type)
  if (isEdit) {
    return (
      <Button
        size={size}
        busy={purchase.kind === 'adding'}
        unavailable={unavailable}
        onClick={buy('addToCart')}
      >
        {messages.save}
      </Button>
    )
  }
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        busy={isAdding('addToCart')}
        unavailable={unavailable || purchase.kind === 'inCart'}
        onClick={buy('addToCart')}
      >
        {purchase.kind === 'inCart' ? messages.inCart : messages.addToCart}
      </Button>
      <Button size={size} busy={isAdding('buyNow')} unavailable={unavailable} onClick={buy('buyNow')}>
        {hamper.isOutOfStock ? messages.outOfStock : messages.buyNow}
      </Button>
    </>
  )
}
