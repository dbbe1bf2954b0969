import { Button, Notice } from '@store/ui'
import { createCorporatePart } from '../../react/createCorporatePart.ts'
import { useEnquiry } from '../../react/useEnquiry.ts'
import styles from './ConfirmationLinkStatus.module.css'

const kinds = { confirming: 'info', confirmed: 'good', gone: 'bad', failed: 'bad' } as const

/** Announces the result of an opened confirmation link; renders nothing if there was none. */
export const ConfirmationLinkStatus = createCorporatePart(
  (slots) => slots.confirmation,
  OwnConfirmationLinkStatus,
)

function OwnConfirmationLinkStatus() {
  const { state, actions, messages } = useEnquiry()
  const { link } = state
  return (
    <div role="status">
      {link.kind !== 'none' && (
        <div className={styles.notice}>
          <Notice kind={kinds[link.kind]}>
            {messages.landing.link(link)}{' '}
            {link.kind === 'failed' && (
              <Button variant="quiet" onClick={() => void actions.confirm(link.token)}>
                {messages.landing.retry}
              </Button>
            )}
          </Notice>
        </div>
      )}
    </div>
  )
}
