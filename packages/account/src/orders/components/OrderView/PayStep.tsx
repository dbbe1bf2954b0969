import { formatPrice, inr } from '@store/api-client/contract/rules/formatPrice'
import { Button, Card, Notice } from '@store/ui'
import { type FormEvent, useId, useState } from 'react'
import { createOrderPart } from '../../react/createOrderPart.ts'
import type { PayStepProps } from '../../react/PaymentPartProps.ts'
import { OrderUpdateBanner } from '../OrderUpdateBanner/OrderUpdateBanner.tsx'
import { PayDeadline } from './PayDeadline.tsx'
import styles from './PayStep.module.css'

/** Renders the payment step after an order was placed. */
export const PayStep = createOrderPart((slots) => slots.payStep, OwnPayStep)

function OwnPayStep({ order, isBusy, isHeld, update, onCheck, onPay, messages }: PayStepProps) {
  const id = useId()
  const ways = order.payMethods
  const [wanted, setWanted] = useState<string>()
  const open = ways.filter(({ refusal }) => refusal === '')
  // The selected method may have become unavailable, and then another one is selected.
  const chosen = open.find(({ name }) => name === wanted) ?? open[0]
  const total = formatPrice(order.total, inr, messages.locale)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen) onPay(chosen.name)
  }

  return (
    <div className={styles.step}>
      <Card as="section" padding="l" labelledBy={`${id}-heading`}>
        <form className={styles.form} onSubmit={submit} method="post">
          <h2 className={styles.heading} id={`${id}-heading`}>
            {messages.pay}
          </h2>
          {order.paymentAttempt === 'failed' && <Notice kind="caution">{messages.paymentFailed}</Notice>}
          {order.paymentAttempt === 'started' && <Notice kind="info">{messages.notPaidYet}</Notice>}
          <p className={styles.text}>{chosen ? messages.payText(total) : messages.noMethod}</p>
          {chosen && order.payBy !== undefined && (
            <PayDeadline {...{ order, onCheck, messages }} payBy={order.payBy} />
          )}
          {ways.length > 0 && (
            <fieldset className={styles.ways}>
              <legend className={styles.legend}>{messages.payLegend}</legend>
              {ways.map(({ name, title, refusal }) => (
                <label className={styles.way} key={name} data-closed={refusal !== '' || undefined}>
                  <input
                    type="radio"
                    className={styles.radio}
                    name={`${id}-way`}
                    value={name}
                    checked={chosen?.name === name}
                    disabled={refusal !== ''}
                    onChange={() => setWanted(name)}
                    aria-describedby={refusal === '' ? undefined : `${id}-${name}`}
                  />
                  <span className={styles.words}>
                    <span>{title}</span>
                    {refusal !== '' && (
                      <span className={styles.why} id={`${id}-${name}`}>
                        {refusal}
                      </span>
                    )}
                  </span>
                </label>
              ))}
            </fieldset>
          )}
          <OrderUpdateBanner update={update} messages={messages.actions} />
          {chosen && (
            <Button type="submit" size="l" fullWidth busy={isBusy} unavailable={isHeld}>
              {messages.payButton(total)}
            </Button>
          )}
          {order.paymentAttempt !== undefined && (
            <Button variant="quiet" onClick={() => void onCheck()}>
              {messages.checkPayment}
            </Button>
          )}
        </form>
      </Card>
    </div>
  )
}
