import type { RewardPointsInfo } from '@store/api-client/contract/catalogue'
import { calculateMaxPointsPayment } from '@store/api-client/contract/rules/calculateMaxPointsPayment'
import { paise } from '@store/api-client/contract/rules/paise'
import { Link } from '@store/ui'
import { type MouseEvent, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useBelowTheFoldMessages } from '../../../react/useBelowTheFoldMessages.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { useProductState } from '../../../react/useProductState.ts'
import { useSelectedPrice } from '../../../react/useSelectedPrice.ts'
import type { ProductPorts } from '../../../store/ProductPorts.ts'
import styles from './Offers.module.css'

type RewardsPort = NonNullable<ProductPorts['rewards']>

/**
 * Renders how much of the price points pay; a guest must log in first (specification 2, sections 4 and 9, "Reward
 * points").
 */
export function RewardPoints() {
  const { lazyPorts } = useProduct()
  return lazyPorts.rewards ? <OfVisitor port={lazyPorts.rewards} /> : null
}

function OfVisitor({ port }: { readonly port: RewardsPort }) {
  const session = useStore(port.session)
  const [tries, setTries] = useState(1)
  if (session.kind === 'guest') return <OfGuest port={port} />
  // The key remounts the component for another user and for each retry.
  return <OfUser key={`${tries} ${session.firstName}`} port={port} onRetry={() => setTries(tries + 1)} />
}

function OfGuest({ port }: { readonly port: RewardsPort }) {
  const { hrefs } = useProduct()
  const words = useBelowTheFoldMessages()
  const [isAsked, setIsAsked] = useState(false)
  const login = (event: MouseEvent) => {
    event.preventDefault()
    setIsAsked(true)
    void port.requestLogin({ kind: 'redeemPoints' })
  }
  return (
    <>
      <Link className={styles.line} href={(hrefs.account ?? hrefs.cart)()} onClick={login}>
        <span className={styles.terms}>{words.loginForPoints}</span>
      </Link>
      <div role="alert">{isAsked && words.pleaseLogin}</div>
    </>
  )
}

type Known =
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly rewards: RewardPointsInfo }
  | { readonly kind: 'failed' }

function OfUser({ port, onRetry }: { readonly port: RewardsPort; readonly onRetry: () => void }) {
  const { actions, priceOf } = useProduct()
  const { price } = useSelectedPrice()
  const redeemsPoints = useProductState(({ redeemsPoints }) => redeemsPoints)
  const words = useBelowTheFoldMessages()
  const [known, setKnown] = useState<Known>({ kind: 'loading' })

  // Points are private, so the browser requests them and they are never server-rendered.
  useEffect(() => {
    let isLeft = false
    void port.load().then((answer) => {
      if (isLeft) return
      setKnown(answer.ok ? { kind: 'known', rewards: answer.value } : { kind: 'failed' })
    })
    return () => {
      isLeft = true
    }
  }, [port])

  switch (known.kind) {
    case 'loading':
      return <p className={styles.line}>{words.loadingPoints}</p>
    case 'failed':
      return (
        <p className={styles.line} role="alert">
          {words.failedPoints}
          <button type="button" className={styles.line} onClick={onRetry}>
            {words.retry}
          </button>
        </p>
      )
    case 'known': {
      const { balance, rule } = known.rewards
      const pays = calculateMaxPointsPayment(price / 100, balance, rule)
      if (pays <= 0) return <p className={styles.line}>{words.noPoints}</p>
      return (
        <label className={styles.redeem}>
          <input
            type="checkbox"
            className={styles.tick}
            checked={redeemsPoints ?? false}
            onChange={({ currentTarget }) => actions.redeemPoints(currentTarget.checked)}
          />
          <span className={styles.words}>{words.redeem(priceOf(paise(pays * 100)), balance)}</span>
        </label>
      )
    }
  }
}
