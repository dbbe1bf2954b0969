import type { UpiPayment } from '@store/api-client/contract/orders'
import { Button, Card } from '@store/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { createOrderPart } from '../../react/createOrderPart.ts'
import type { UpiStepProps } from '../../react/PaymentPartProps.ts'
import { usePolling } from '../../react/usePolling.ts'
import { useSecondsLeft } from '../../react/useSecondsLeft.ts'
import { PayCountdown } from './PayCountdown.tsx'
import pay from './PayStep.module.css'
import styles from './UpiStep.module.css'

const secondsOf = ({ secondsLeft }: UpiPayment) => secondsLeft

/** Renders a payment in a UPI app: a link on a phone, otherwise a QR code. It polls while the tab is visible. */
export const UpiStep = createOrderPart((slots) => slots.upiStep, OwnUpiStep)

function OwnUpiStep({ payment, total, isChosen, onCheck, onPayAnotherWay, messages }: UpiStepProps) {
  const id = useId()
  const step = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isChecking, setIsChecking] = useState(false)
  const [hasAsked, setHasAsked] = useState(false)
  const left = useSecondsLeft(payment, secondsOf)
  usePolling(step, onCheck)

  // The button that chose UPI was removed with its focus, so the heading takes the focus.
  useEffect(() => {
    if (isChosen) heading.current?.focus()
  }, [isChosen])

  const check = async () => {
    setIsChecking(true)
    await onCheck()
    setIsChecking(false)
    setHasAsked(true)
  }

  const { upi } = messages
  const { link, qrCode } = payment
  const isForPhones = link.startsWith('upi:')
  return (
    <div className={pay.step} ref={step}>
      <Card as="section" padding="l" labelledBy={id}>
        <div className={pay.form}>
          <h2 className={pay.heading} id={id} ref={heading} tabIndex={-1}>
            {upi.heading}
          </h2>
          {left > 0 && (
            <>
              <p className={styles.onDesktop}>{upi.scan(total)}</p>
              <p className={styles.onPhone}>{upi.open(total)}</p>
              <svg
                className={styles.code}
                viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
                role="img"
                aria-label={upi.code(total)}
                shapeRendering="crispEdges"
              >
                <path d={qrCode.path} />
              </svg>
              <div className={isForPhones ? styles.onPhone : undefined}>
                <Button size="l" fullWidth href={link}>
                  {isForPhones ? upi.openApp : upi.openDemo}
                </Button>
              </div>
            </>
          )}
          <PayCountdown left={left} messages={upi} />
          <p className={pay.text} role="status">
            {left === 0 ? upi.timeUp : hasAsked ? upi.notReceived : upi.waiting}
          </p>
          <Button variant="secondary" size="l" fullWidth busy={isChecking} onClick={() => void check()}>
            {upi.paid}
          </Button>
          <Button variant="quiet" onClick={onPayAnotherWay}>
            {messages.payAnotherWay}
          </Button>
        </div>
      </Card>
    </div>
  )
}
