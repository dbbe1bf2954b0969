import { countCharacters } from '@store/api-client/contract/rules/countCharacters'
import { paise } from '@store/api-client/contract/rules/paise'
import { Button, Image, Price } from '@store/ui'
import { TextArea } from '@store/ui/text-area'
import { createHamperPart } from '../../react/createHamperPart.ts'
import { useHamper } from '../../react/useHamper.ts'
import { listChosenItems } from '../../store/summary.ts'
import { PanelHeading } from '../StepPanel/PanelHeading.tsx'
import styles from './ReviewPanel.module.css'

/** Renders the review before the purchase: every step with its items, and the field for the message to the receiver. */
export const ReviewPanel = createHamperPart((slots) => slots.reviewPanel, OwnReviewPanel)

function OwnReviewPanel() {
  const { state, actions, messages } = useHamper()
  const { build, hamper, message, isEdit } = state
  const chosen = listChosenItems(build)
  return (
    <section className={styles.panel} aria-label={messages.review}>
      <PanelHeading key="review">{messages.review}</PanelHeading>
      <ol className={styles.steps}>
        {build.steps.map((step, place) => {
          const items = chosen.filter((one) => one.step === step.id)
          return (
            <li className={styles.step} key={step.id}>
              <div className={styles.head}>
                <h3 className={styles.title}>{step.title}</h3>
                <Button
                  variant="quiet"
                  label={messages.changeLabel(step.title)}
                  onClick={() => actions.goTo(place)}
                >
                  {messages.change}
                </Button>
              </div>
              {items.length === 0 && <p className={styles.none}>{messages.passedBy}</p>}
              <ul className={styles.items}>
                {items.map(({ item, quantity }) => (
                  <li className={styles.item} key={item.id}>
                    <Image className={styles.picture} src={item.picture.src} alt="" width={64} height={64} />
                    <span className={styles.name}>{messages.chosen(item.title, quantity)}</span>
                    <Price
                      size="s"
                      amount={messages.price(paise(item.price * quantity))}
                      priceLabel={messages.priceLabel}
                    />
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ol>
      {hamper?.message && (
        <TextArea
          label={hamper.message.label}
          labelNote={hamper.message.isRequired ? undefined : messages.optional}
          hint={isEdit ? messages.messageKept : messages.messageHint}
          value={message}
          rows={2}
          onChange={actions.write}
          counter={messages.counter(countCharacters(message), hamper.message.limit)}
        />
      )}
    </section>
  )
}
