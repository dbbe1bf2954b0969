import { useField } from '@formisch/react'
import { Button, Notice } from '@store/ui'
import { Captcha, type CaptchaStatus, captchaEn } from '@store/ui/captcha'
import type { EnquiryMessages } from '../../messages/EnquiryMessages.ts'
import { useEnquiry } from '../../react/useEnquiry.ts'
import type { CaptchaState } from '../../store/EnquiryState.ts'
import type { EnquiryFormApi } from './EnquiryFields.tsx'
import styles from './EnquiryForm.module.css'

interface CaptchaPartProps {
  readonly kept: EnquiryFormApi
  readonly messages: EnquiryMessages
}

/** Renders the captcha image, or a note about the e-mailed link for shoppers who cannot read the image. */
export function CaptchaField({ kept, messages }: CaptchaPartProps) {
  const { state, actions } = useEnquiry()
  const { captcha } = state
  const read = useField(kept.form, { path: ['captcha'] })
  const byMail = useField(kept.form, { path: ['isByMail'] })
  if (byMail.input) {
    return (
      <div className={styles.byMail}>
        <Notice kind="info">{messages.byMailNote}</Notice>
        <Button variant="quiet" onClick={() => byMail.onChange(false)}>
          {messages.byPicture}
        </Button>
      </div>
    )
  }
  return (
    <Captcha
      ref={read.props.ref}
      name="captcha_name"
      required
      label={messages.captcha}
      hint={messages.captchaHint}
      value={read.input ?? ''}
      error={kept.wordsOf(read.errors)}
      picture={captcha.kind === 'ready' ? { ...sizeOf(captcha), alt: messages.captchaAlt } : undefined}
      status={statusOf(captcha)}
      messages={captchaEn}
      onChange={read.onChange}
      onNewPicture={actions.renewCaptcha}
      alternative={
        <Button variant="quiet" onClick={() => byMail.onChange(true)}>
          {messages.byMail}
        </Button>
      }
    />
  )
}

const statusOf = ({ kind }: CaptchaState): CaptchaStatus => (kind === 'none' ? 'busy' : kind)

// The picture is drawn at twice its displayed size.
const sizeOf = ({ src, width, height }: Extract<CaptchaState, { readonly kind: 'ready' }>) => ({
  src,
  width: width / 2,
  height: height / 2,
})
