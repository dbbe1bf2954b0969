import { Button, Card } from '@store/ui'
import { useId, useRef, useState } from 'react'
import { createOrderPart } from '../../react/createOrderPart.ts'
import type { PaymentWaitingProps } from '../../react/PaymentPartProps.ts'
import { usePolling } from '../../react/usePolling.ts'
import styles from './PayStep.module.css'

/** Renders the wait for the bank after an online payment, and polls while the tab is visible. */
export const PaymentWaiting = createOrderPart((slots) => slots.paymentWaiting, OwnPaymentWaiting)

function OwnPaymentWaiting({ onCheck, onPayAnotherWay, messages }: PaymentWaitingProps) {
  const id = useId()
  const step = useRef<HTMLDivElement>(null)
  const [isChecking, setIsChecking] = useState(false)
  usePolling(step, onCheck)

  const check = async () => {
    setIsChecking(true)
    await onCheck()
    setIsChecking(false)
  }

  return (
    <div className={styles.step} ref={step}>
      <Card as="section" padding="l" labelledBy={id}>
        <div className={styles.form}>
          <h2 className={styles.heading} id={id}>
            {messages.waiting}
          </h2>
          <p className={styles.text}>{messages.waitingText}</p>
          <Button size="l" fullWidth busy={isChecking} onClick={() => void check()}>
            {messages.checkNow}
          </Button>
          <Button variant="quiet" onClick={onPayAnotherWay}>
            {messages.payAnotherWay}
          </Button>
        </div>
      </Card>
    </div>
  )
}
