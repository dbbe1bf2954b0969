import type { CartLine, LineAttribute, LineMessage } from '@store/api-client/contract/cart'
import { Button, Link, Picture, TruckIcon } from '@store/ui'
import type { CartLineDetailsProps } from '../../react/CartPartProps.ts'
import { createCartPart } from '../../react/createCartPart.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import styles from './CartLineDetails.module.css'

/** Renders a line's options, texts and uploads, its contents and its delivery date. */
export const CartLineDetails = createCartPart((slots) => slots.lineDetails, OwnLineDetails)

function OwnLineDetails({ line, readOnly = false, hidesDelivery = false }: CartLineDetailsProps) {
  const { messages } = useCartServices()
  return (
    <>
      {line.attributes.length > 0 && (
        <dl className={styles.attributes}>
          {line.attributes.map((attribute) => (
            <div className={styles.attribute} data-kind={attribute.kind} key={attribute.id}>
              <dt className={styles.label}>
                {attribute.label ||
                  messages.attributes[attribute.kind === 'picture' ? 'other' : attribute.name]}
              </dt>
              <dd className={styles.value}>
                <Attribute line={line} attribute={attribute} readOnly={readOnly} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {line.contents.length > 0 && (
        <ul className={styles.contents} aria-label={messages.contents(line.title)}>
          {line.contents.map(({ title, quantity, href }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a hamper may hold the same thing twice, and nothing moves.
            <li className={styles.content} key={index}>
              {href === undefined ? (
                messages.content(title, quantity)
              ) : (
                <Link className={styles.change} href={href}>
                  {messages.content(title, quantity)}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {line.deliveryText && !hidesDelivery && (
        <p className={styles.delivery}>
          <TruckIcon size="s" />
          <span className={styles.words}>{line.deliveryText}</span>
        </p>
      )}
    </>
  )
}

interface AttributeProps extends Required<Pick<CartLineDetailsProps, 'line' | 'readOnly'>> {
  readonly attribute: LineAttribute
}

function Attribute({ line, attribute, readOnly }: AttributeProps) {
  const { messages } = useCartServices()
  switch (attribute.kind) {
    case 'choice':
      return attribute.text
    case 'picture':
      return (
        <span className={styles.picture}>
          <Picture
            src={attribute.pictureSrc}
            width={400}
            height={400}
            alt={messages.ownPicture(attribute.label || messages.attributes.other)}
            errorText={messages.pictureFailed}
          />
        </span>
      )
    case 'message':
      return readOnly ? attribute.text : <Message line={line} message={attribute} />
  }
}

function Message({ line, message }: { readonly line: CartLine; readonly message: LineMessage }) {
  const { actions, messages } = useCartServices()
  const isEmpty = message.text === ''
  const words = isEmpty ? messages.addMessage : messages.editMessage
  return (
    <span className={styles.message}>
      {!isEmpty && <q className={styles.quote}>{message.text}</q>}
      {isEmpty && (
        <span className={message.isRequired ? styles.required : styles.invitation}>
          {message.isRequired ? messages.messageRequired : messages.messageInvitation}
        </span>
      )}
      <span className={styles.edit}>
        <Button
          variant="quiet"
          label={messages.messageNamed(words, line.title)}
          hasPopup="dialog"
          onClick={({ currentTarget }) => {
            // Safari does not focus a pressed button, so the button takes the focus here; otherwise, the dialog could
            // not return focus to it.
            currentTarget.focus({ preventScroll: true })
            actions.openMessageDialog(line.id, message.id)
          }}
        >
          {words}
        </Button>
      </span>
    </span>
  )
}
